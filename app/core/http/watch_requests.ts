import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { isFromProxy } from '#core/http/caller_network'
import { logContext } from '#core/logging/log_context'
import { observeRequest } from '#core/metrics/http_metrics'

/** What is known of a request while it is answered. */
export type RequestRecord = {
  id: string
  method: string
  /** Set once the application has the request; its route is known later still. */
  ctx?: HttpContext
  /** Of a request for a response that is the same for all. */
  keptRoute?: string
  cache?: 'hit' | 'miss'
  /** Where the request is traced. */
  traceId?: string
}

const records = new WeakMap<IncomingMessage, RequestRecord>()

/** Undefined for a request that no server of ours watches, as in a unit test. */
export const recordOf = (request: IncomingMessage) => records.get(request)

/** An id of a proxy, which goes into every log line: a longer or odd one is replaced. */
const GOOD_ID = /^[\w.:-]{1,100}$/

/** Asked every few seconds by machines. */
const ROUTINE = ['/health', '/health/ready', '(file)']

/** Nginx's status for a caller that has closed the connection before the answer. */
const CLOSED_BY_CALLER = 499

/**
 * Logs one line a request, and measures it. Every line that a request logs meanwhile has its id, method and route. The id is
 * that of a trusted proxy, never one that a caller has chosen.
 */
export function watchRequests(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { headers } = request
    const given = String(headers['x-request-id'] ?? '')
    const id = isFromProxy(request) && GOOD_ID.test(given) ? given : randomUUID()
    headers['x-request-id'] = id
    const record: RequestRecord = { id, method: request.method ?? '' }
    records.set(request, record)
    const fields = () => ({
      request_id: id,
      trace_id: record.traceId,
      method: record.method,
      route: routeOf(record),
    })
    const startedAt = performance.now()
    response.once('close', () => {
      logContext.run(fields, () => report(record, response, performance.now() - startedAt))
    })
    return logContext.run(fields, () => handle(request, response))
  }
}

/** The pattern, never the address: that may hold a secret, such as of the printer's webhook, or a person's data. */
export function routeOf({ ctx, keptRoute }: RequestRecord): string {
  return ctx?.route?.pattern ?? keptRoute ?? (ctx ? '(none)' : '(file)')
}

function report(record: RequestRecord, response: ServerResponse, milliseconds: number) {
  const route = routeOf(record)
  const status = response.writableFinished ? response.statusCode : CLOSED_BY_CALLER
  const { method, cache } = record
  observeRequest({ method, route, status, cache, seconds: milliseconds / 1_000 })
  const level = ROUTINE.includes(route) ? 'debug' : 'info'
  if (!logger.isLevelEnabled(level)) return
  const rounded = Math.round(milliseconds * 10) / 10
  logger.log(level, { status, milliseconds: rounded, ...(cache && { cache }) }, 'request')
}
