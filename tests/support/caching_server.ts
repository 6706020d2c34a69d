import { once } from 'node:events'
import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { createHttpServer } from '#core/http/http_server'
import { changeFeed, responseCache } from '#core/response_cache/main'
import { serveCachedResponses } from '#core/response_cache/serve_cached_responses'

export type RawAnswer = {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
  /** The body, decompressed. */
  text: string
}

const DECODE: Partial<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/**
 * This application behind its cache of responses, as in production, on a port of its own; the server of the tests has none.
 * What an earlier test has left in the cache is outdated.
 */
export async function startCachingServer() {
  const server = await app.container.make('server')
  const handle = server.handle.bind(server) as RequestListener
  const caching = createHttpServer(serveCachedResponses(responseCache, handle))
  caching.listen(0, '127.0.0.1')
  await once(caching, 'listening')
  const { port } = caching.address() as AddressInfo
  changeFeed.start()
  await untilTrusted()
  await outdateEverything()
  return {
    port,
    get: (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      ask({ port, path, headers, method }),
    async stop() {
      await changeFeed.stop()
      caching.close()
      caching.closeAllConnections()
    },
  }
}

export type CachingServer = Awaited<ReturnType<typeof startCachingServer>>

export async function untilTrusted() {
  while (!changeFeed.isTrusted()) await pause(10)
}

/** Until all changes that are committed are known to the cache: a heartbeat comes after them. */
export async function untilChangesAreKnown() {
  while (!(await changeFeed.becomesTrusted())) await pause(10)
}

/** Tests delete rows without triggers. */
async function outdateEverything() {
  const { position } = changeFeed
  await db.rawQuery(`SELECT pg_notify('shown_data', '*')`)
  while (changeFeed.position === position) await pause(10)
  // A page that is a moment old is sent although it is outdated.
  await pause(1_000)
}

type Question = { port: number; path: string; headers: OutgoingHttpHeaders; method: string }

/** As it comes, unlike `fetch`, which decompresses, follows and revalidates. */
async function ask({ port, path, headers, method }: Question): Promise<RawAnswer> {
  const request = http.request({ host: '127.0.0.1', port, path, headers, method })
  request.end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  const decode = DECODE[String(answer.headers['content-encoding'])]
  const text = (decode && body.length > 0 ? decode(body) : body).toString()
  return { status: answer.statusCode!, headers: answer.headers, body, text }
}
