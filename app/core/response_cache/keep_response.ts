import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { encodingFor } from '#core/http/compression'
import { CachedResponse } from '#core/response_cache/cached_response'
import { tagForCdn } from '#core/response_cache/cdn_tags'
import type { PendingResponse } from '#core/response_cache/response_cache'
import { responseCache } from '#core/response_cache/main'

/** The requests whose responses may be kept. */
export const pendingResponses = new WeakMap<IncomingMessage, PendingResponse>()

type Freshness = {
  /** The data that the response shows (`database/functions/shown_data.sql`); everything where left out. */
  tags?: readonly string[]
  /** How long it is right although nothing changes: to the end of this minute, or of this quarter of an hour. */
  untilEndOf?: 'minute'
  /** Sets the cookies that each device gets beside it: at once, and again whenever it is sent. */
  cookies?: (ctx: HttpContext) => void
}

const freshness = new WeakMap<IncomingMessage, Freshness>()

/** An artist and all that is on sale of them. */
export const artistTag = (id: number) => `artist:${id}`
/** Which products are on sale of an artist, whatever they cost. */
export const rangeTag = (id: number) => `range:${id}`
export const productTag = (id: number) => `product:${id}`
/** A QR code by its text, and its gig. */
export const codeTag = (code: string) => `code:${code}`

/** Says what the response to this request shows, so that it is kept until that changes. */
export function keepWhileUnchanged(ctx: HttpContext, shows: Freshness) {
  freshness.set(ctx.request.request, shows)
  shows.cookies?.(ctx)
}

/** In every time zone, days begin and end with a quarter of an hour. */
const QUARTER_MS = 15 * 60_000
const MINUTE_MS = 60_000

/** Node sets these for each answer, or each variant has its own. */
const NOT_KEPT = new Set([
  'content-length',
  'etag',
  'date',
  'connection',
  'x-request-id',
  'set-cookie',
])

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
  const { tags = null, untilEndOf, cookies } = freshness.get(request.request) ?? {}
  if (!pending || !isForAll(ctx, cookies !== undefined)) return false
  tagForCdn(ctx.response, tags)
  const step = untilEndOf === 'minute' ? MINUTE_MS : QUARTER_MS
  const cached = new CachedResponse({
    text,
    headers: keptHeaders(response),
    tags,
    position: pending.position,
    madeAt: pending.startedAt,
    until: (Math.floor(pending.startedAt / step) + 1) * step,
    cookies,
  })
  const { body, etag, encoding } = await cached.variant(encodingFor(request))
  responseCache.set(pending.key, cached)
  pending.end(cached)
  if (encoding) response.header('Content-Encoding', encoding)
  response.send(body, false)
  if (!cookies) {
    response.header('ETag', etag)
    if (response.fresh()) response.status(304)
  }
  return true
}

/** Neither a session was read, nor a cookie set but those that are set again with each sending. */
function isForAll(ctx: HttpContext, mayHaveCookies: boolean): boolean {
  const hasSession = (ctx as Partial<HttpContext>).session !== undefined
  const { response } = ctx
  if (hasSession || response.getStatus() !== 200) return false
  return mayHaveCookies || !response.getHeader('Set-Cookie')
}

function keptHeaders(response: HttpContext['response']): [string, string][] {
  return Object.entries(response.getHeaders())
    .filter(([name]) => !NOT_KEPT.has(name.toLowerCase()))
    .map(([name, value]) => [name, [value].flat().join(', ')])
}
