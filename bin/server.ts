/**
 * Starts the HTTP server. SIGTERM drains requests, closes the database pool and ends the process; an uncaught exception
 * does the same and leaves an exit code that asks for a restart.
 */
import 'reflect-metadata'
import type { RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { Ignitor } from '@adonisjs/core'
import { createHttpServer } from '#core/http/http_server'
import { reportStartFailure } from '#core/report_start_failure'
import { drainAndShutDown, restartOnUncaughtException } from '#core/shutdown'

const APP_ROOT = new URL('../', import.meta.url)
const PUBLIC_FOLDER = new URL('public/', APP_ROOT)

function importer(filePath: string) {
  const isRelative = filePath.startsWith('./') || filePath.startsWith('../')
  return import(isRelative ? new URL(filePath, APP_ROOT).href : filePath)
}

let server: Server | undefined
let withCache = (handle: RequestListener) => handle
let watch = (handle: RequestListener) => handle

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    restartOnUncaughtException(app, () => server)
    app.booting(async () => {
      await import('#start/env')
    })
    app.booted(async () => {
      const { serveCachedResponses } = await import('#core/response_cache/serve_cached_responses')
      const { responseCache } = await import('#core/response_cache/main')
      const { watchRequests } = await import('#core/http/watch_requests')
      const { traceRequests } = await import('#core/tracing/trace_requests')
      const { acceptEarlierCookies } = await import('#core/http/earlier_cookies')
      watch = watchRequests
      withCache = (handle) =>
        acceptEarlierCookies(serveCachedResponses(responseCache, traceRequests(handle)))
    })
    app.listen('SIGTERM', () => drainAndShutDown(app, server))
    app.listenIf(app.managedByPm2, 'SIGINT', () => drainAndShutDown(app, server))
  })
  .httpServer()
  .start((handle) => {
    server = createHttpServer(withCache(handle), fileURLToPath(PUBLIC_FOLDER), watch)
    return server
  })
  .catch(reportStartFailure)
