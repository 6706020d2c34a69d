import type { OutgoingHttpHeaders } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { changeFeed } from '#core/response_cache/main'

/**
 * Coalesces identical concurrent reads into one (single-flight): at a gig a whole crowd opens one store in the same minute.
 * Caches nothing: a result is as old as the read that was waited for. Callers share it and must not change it.
 */
export class RequestCoalescer {
  readonly #underWay = new Map<string, Promise<unknown>>()

  /** Joins the read under way with this key, or starts one. One that began before a change is not joined after it. */
  read<Result>(name: string, make: () => Promise<Result>): Promise<Result> {
    const key = `${changeFeed.position} ${name}`
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay as Promise<Result>
    const reading = make().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, reading)
    return reading
  }
}

type Answer = { status: number; headers: OutgoingHttpHeaders; text: string }

const answers = new RequestCoalescer()

/**
 * Coalesces equal requests of visitors into one response. A response that is no JSON, or sets a cookie, is not shared; an
 * error is.
 */
export async function coalesceRequest(ctx: HttpContext, next: NextFn): Promise<void> {
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
