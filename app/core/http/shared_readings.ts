import type { OutgoingHttpHeaders } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

type Answer = { status: number; headers: OutgoingHttpHeaders; text: string }

const readings = new Map<string, Promise<Answer | null>>()

/**
 * A visitor's read that is under way answers everybody who asks the same until it ends: at a gig a whole crowd opens one
 * store in the same minute. Nothing is kept, so an answer is as old as the reading it waited for. What is no JSON, or
 * sets a cookie, is read by each for themselves; a refusal is everybody's.
 */
export async function shareReading(ctx: HttpContext, next: NextFn): Promise<void> {
  const key = `${ctx.request.method()} ${ctx.request.url(true)}`
  const underWay = readings.get(key)
  if (underWay) {
    const answer = await underWay
    return answer ? takeOver(ctx, answer) : next()
  }
  const reading = read(ctx, next)
  readings.set(key, reading)
  await reading.finally(() => readings.delete(key))
}

async function read({ response }: HttpContext, next: NextFn): Promise<Answer | null> {
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
