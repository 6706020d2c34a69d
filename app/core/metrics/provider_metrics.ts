import { SpanKind } from '@opentelemetry/api'
import { Gauge, Histogram } from 'prom-client'
import { registry } from '#core/metrics/registry'
import { allCircuits } from '#core/provider_circuit'
import { inSpan, markFailed } from '#core/tracing/spans'

/** `not_sent`: refused by the circuit breaker. */
type Outcome = 'ok' | 'refused' | 'limited' | 'failed' | 'not_sent'

const duration = new Histogram({
  name: 'gigstall_provider_call_duration_seconds',
  help: 'Calls to Stripe and the printer, each attempt, by outcome',
  labelNames: ['provider', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8, 10],
  registers: [registry],
})

new Gauge({
  name: 'gigstall_provider_circuit_open',
  help: '1 while this process does not ask a provider, because it has failed too often in a row',
  labelNames: ['provider'],
  registers: [registry],
  collect() {
    for (const { provider, isOpen } of allCircuits()) this.set({ provider }, Number(isOpen))
  },
})

/** What an HTTP status says of a call; 0 where there was no answer. */
function outcomeOf(status: number): Outcome {
  if (status === 0 || status >= 500) return 'failed'
  if (status === 429) return 'limited'
  return status >= 400 ? 'refused' : 'ok'
}

type Call = { provider: string; method: string; path: string }

/** Measures and traces one attempt to call a provider. `work` says the status of the answer, 0 where there was none. */
export function watchCall<Result>(
  { provider, method, path }: Call,
  work: (answered: (status: number) => void) => Promise<Result>
): Promise<Result> {
  const pattern = patternOf(path)
  const attributes = { 'http.request.method': method, 'peer.service': provider }
  return inSpan(
    `${provider} ${method} ${pattern}`,
    { kind: SpanKind.CLIENT, attributes },
    (span) => {
      const startedAt = performance.now()
      return work((status) => {
        const outcome = outcomeOf(status)
        duration.observe({ provider, outcome }, (performance.now() - startedAt) / 1_000)
        span.setAttributes({ 'http.response.status_code': status, 'gigstall.outcome': outcome })
        if (outcome === 'failed') markFailed(span)
      })
    }
  )
}

/** A call that was not sent. */
export const countUnsentCall = (provider: string) =>
  duration.observe({ provider, outcome: 'not_sent' }, 0)

/** The path without its query, and `:id` for what names one object: all but a version that has a digit. */
const patternOf = (path: string) =>
  path.split('?')[0]!.replace(/\/(?!v\d+(?:\/|$))[^/]*\d[^/]*/g, '/:id')
