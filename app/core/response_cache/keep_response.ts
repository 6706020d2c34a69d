import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { encodingFor } from '#core/http/compression'
import { CachedResponse } from '#core/response_cache/cached_response'
import type { PendingResponse } from '#core/response_cache/response_cache'
import { responseCache } from '#core/response_cache/main'

/** The requests whose responses may be kept. */
export const pendingResponses = new WeakMap<IncomingMessage, PendingResponse>()

type Freshness = {
  /** The data that the response shows (`database/functions/shown_data.sql`); everything where left out. */
  tags?: readonly string[]
  /** How long it is right although nothing changes: to the end of this minute, or of this quarter of an hour. */
  untilEndOf?: 'minute'
}

const freshness = new WeakMap<IncomingMessage, Freshness>()

/** An artist and all that is on sale of them. */
export const artistTag = (id: number) => `artist:${id}`
/** Which products are on sale of an artist, whatever they cost. */
export const rangeTag = (id: number) => `range:${id}`
export const productTag = (id: number) => `product:${id}`

/** Says what the response to this request shows, so that it is kept until that changes. */
export function keepWhileUnchanged({ request }: Pick<HttpContext, 'request'>, shows: Freshness) {
  freshness.set(request.request, shows)
}

/** In every time zone, days begin and end with a quarter of an hour. */
const QUARTER_MS = 15 * 60_000
const MINUTE_MS = 60_000

/** Node sets these for each answer, or each variant has its own. */
const NOT_KEPT = new Set(['content-length', 'etag', 'date', 'connection', 'x-request-id'])

/**
 * Keeps a response that was asked for without anything personal, if it is one for all, and sends it in the smallest
 * encoding that the caller takes.
 *
 * @param text the body, not compressed
 * @returns whether it has done so
 */
export async function keepResponse(ctx: HttpContext, text: string): Promise<boolean> {
  const { request, response } = ctx
  const pending = pendingResponses.get(request.request)
  if (!pending || !isForAll(ctx)) return false
  const { tags = null, untilEndOf } = freshness.get(request.request) ?? {}
  const step = untilEndOf === 'minute' ? MINUTE_MS : QUARTER_MS
  const cached = new CachedResponse({
    text,
    headers: keptHeaders(response),
    tags,
    position: pending.position,
    madeAt: pending.startedAt,
    until: (Math.floor(pending.startedAt / step) + 1) * step,
  })
  const { body, etag, encoding } = await cached.variant(encodingFor(request))
  responseCache.set(pending.key, cached)
  pending.end(cached)
  response.header('ETag', etag)
  if (encoding) response.header('Content-Encoding', encoding)
  response.send(body, false)
  if (response.fresh()) response.status(304)
  return true
}

/** Neither a session was read, nor a cookie set. */
function isForAll(ctx: HttpContext): boolean {
  const hasSession = (ctx as Partial<HttpContext>).session !== undefined
  const { response } = ctx
  return !hasSession && response.getStatus() === 200 && !response.getHeader('Set-Cookie')
}

function keptHeaders(response: HttpContext['response']): [string, string][] {
  return Object.entries(response.getHeaders())
    .filter(([name]) => !NOT_KEPT.has(name.toLowerCase()))
    .map(([name, value]) => [name, [value].flat().join(', ')])
}
