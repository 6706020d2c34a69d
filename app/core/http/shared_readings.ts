import type { OutgoingHttpHeaders } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * What is being read answers everybody who asks for the same until it is there: at a gig a whole crowd opens one store in
 * the same minute. Nothing is kept, so what is given is as old as the reading that was waited for. Readers share it and
 * leave it as it is.
 */
export class SharedReadings {
  readonly #underWay = new Map<string, Promise<unknown>>()

  /** Under one key always the same is read. */
  read<Result>(key: string, make: () => Promise<Result>): Promise<Result> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay as Promise<Result>
    const reading = make().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, reading)
    return reading
  }
}

type Answer = { status: number; headers: OutgoingHttpHeaders; text: string }

const answers = new SharedReadings()

/**
 * Answers a visitor's read as one whole. What is no JSON, or sets a cookie, is read by each for themselves; an error is
 * everybody's.
 */
export async function shareReading(ctx: HttpContext, next: NextFn): Promise<void> {
  let isOwn = false
  const key = `${ctx.request.method()} ${ctx.request.url(true)}`
  const answer = await answers.read(key, (): Promise<Answer | null> => {
    isOwn = true
    return answerOf(ctx, next)
  })
  if (isOwn) return
  if (answer) takeOver(ctx, answer)
  else await next()
}

async function answerOf({ response }: HttpContext, next: NextFn): Promise<Answer | null> {
  await next()
  const [body] = response.content ?? []
  const isJson = typeof body === 'object' && body !== null && !(body instanceof Uint8Array)
  if (!isJson || response.getHeader('Set-Cookie')) return null
  const text = JSON.stringify(body)
  response.header('Content-Type', 'application/json; charset=utf-8').send(text, true)
  return { status: response.getStatus(), headers: response.getHeaders(), text }
}

function takeOver({ response }: HttpContext, { status, headers, text }: Answer) {
  for (const [name, value] of Object.entries(headers)) response.safeHeader(name, value!)
  response.status(status).send(text, true)
}
