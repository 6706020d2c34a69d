import { Counter, Histogram } from 'prom-client'
import { registry } from '#core/metrics/registry'

const duration = new Histogram({
  name: 'gigstall_http_request_duration_seconds',
  help: 'Requests by the pattern of their route and their status, and how long they took',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8, 15],
  registers: [registry],
})

const cacheable = new Counter({
  name: 'gigstall_page_cache_requests_total',
  help: 'Requests for a response that is the same for all: kept (hit) or made (miss)',
  labelNames: ['result'],
  registers: [registry],
})

export type ObservedRequest = {
  method: string
  route: string
  status: number
  seconds: number
  /** Left out where the answer is the caller's own. */
  cache?: 'hit' | 'miss'
}

export function observeRequest({ method, route, status, seconds, cache }: ObservedRequest) {
  duration.observe({ method, route, status }, seconds)
  if (cache) cacheable.inc({ result: cache })
}
