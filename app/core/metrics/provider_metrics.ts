import { Gauge, Histogram } from 'prom-client'
import { registry } from '#core/metrics/registry'
import { allCircuits } from '#core/provider_circuit'

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
export function outcomeOf(status: number): Outcome {
  if (status === 0 || status >= 500) return 'failed'
  if (status === 429) return 'limited'
  return status >= 400 ? 'refused' : 'ok'
}

export function observeProviderCall(provider: string, outcome: Outcome, milliseconds: number) {
  duration.observe({ provider, outcome }, milliseconds / 1_000)
}
