import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import server from '@adonisjs/core/services/server'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { smallestEncoding, type Encoding } from '#core/http/compression'
import { recordOf } from '#core/http/watch_requests'
import { cacheKeyOf, type CacheKey } from '#core/response_cache/cache_key'
import type { CachedResponse, Variant } from '#core/response_cache/cached_response'
import { pendingResponses } from '#core/response_cache/keep_response'
import type { ResponseCache } from '#core/response_cache/response_cache'

/** How long others wait for a rendering under way, which may itself have to wait for the turn of its network. */
const RENDERING_TIMEOUT_MS = 500

/** The smallest encoding by `Accept-Encoding` header, of which browsers send a handful. */
const encodings = new LRUCache<string, { smallest: Encoding | null }>({ max: 100 })

/**
 * Answers requests with a kept response before the application, which takes a tenth of its time; everything else goes to
 * `handle`, and is kept if it is for all. Those who ask for the same page at once wait for one rendering.
 */
export function serveCachedResponses(
  cache: ResponseCache,
  handle: RequestListener
): RequestListener {
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse<IncomingMessage> & { req: IncomingMessage }
  ): Promise<void> => {
    const key = cacheKeyOf(request)
    if (!key || !(await cache.isAvailable())) return handle(request, response)
    const record = recordOf(request)
    if (record) Object.assign(record, { keptRoute: key.route, cache: 'miss' })
    const cached = cache.get(key)
    if (cached) return send(cache, { key, cached, request, response })
    if (request.method === 'HEAD') return handle(request, response)

    const underWay = cache.pending(key)
    if (!underWay) {
      const pending = cache.begin(key)
      pendingResponses.set(request, pending)
      response.once('finish', () => pending.end(null))
      response.once('close', () => pending.end('abandoned'))
      return handle(request, response)
    }
    const result = await Promise.race([underWay.result, timeout()])
    if (response.destroyed) return
    if (!result) return handle(request, response)
    // If the rendering took long, this request may have come after a change that it does not show.
    if (result === 'abandoned' || !cache.isUsable(result)) return answer(request, response)
    return send(cache, { key, cached: result, request, response })
  }
  return answer
}

const timeout = () => sleep(RENDERING_TIMEOUT_MS, null, { ref: false })

type Sending = {
  key: CacheKey
  cached: CachedResponse
  request: IncomingMessage
  response: ServerResponse
}

function send(cache: ResponseCache, { key, cached, request, response }: Sending) {
  const record = recordOf(request)
  if (record) record.cache = 'hit'
  const encoding = encodingFor(request)
  const variant = cached.known(encoding)
  if (variant) return sendVariant(cached, { variant, request, response })
  return cached.variant(encoding).then((made) => {
    cache.set(key, cached)
    sendVariant(cached, { variant: made, request, response })
  })
}

type Answer = { variant: Variant; request: IncomingMessage; response: ServerResponse }

function sendVariant({ cookies }: CachedResponse, { variant, request, response }: Answer) {
  const { headers, notModifiedHeaders, etag, body } = variant
  const { 'if-none-match': known } = request.headers
  if (known && !cookies && isKnown(known, etag)) {
    response.writeHead(304, notModifiedHeaders).end()
    return
  }
  response.writeHead(
    200,
    cookies ? [...headers, ...cookieHeaders(cookies, request, response)] : headers
  )
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The headers of the cookies that this device gets, as `writeHead` takes them. */
function cookieHeaders(
  set: NonNullable<CachedResponse['cookies']>,
  request: IncomingMessage,
  response: ServerResponse
): string[] {
  const ctx = server.createHttpContext(
    server.createRequest(request, response),
    server.createResponse(request, response),
    app.container.createResolver()
  )
  set(ctx)
  const cookies = [ctx.response.getHeader('Set-Cookie') ?? []].flat()
  return cookies.flatMap((cookie) => ['Set-Cookie', String(cookie)])
}

/** A proxy that compresses marks a hash as weak. */
const isKnown = (header: string, etag: string) =>
  header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)

function encodingFor(request: IncomingMessage): Encoding | null {
  const { 'accept-encoding': header } = request.headers
  if (!header) return null
  const name = String(header)
  const known = encodings.get(name) ?? {
    smallest: smallestEncoding(new Negotiator(request).encodings()),
  }
  encodings.set(name, known)
  return known.smallest
}
