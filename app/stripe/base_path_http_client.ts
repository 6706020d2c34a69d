import Stripe from 'stripe'
import { callDeadline } from '#core/http/call_deadline'
import { circuitOf, CircuitOpen, type CallOutcome } from '#core/provider_circuit'
import { countUnsentCall, watchCall } from '#core/metrics/provider_metrics'
import { outsideTurn } from '#core/http/turns'

const PROVIDER = 'stripe'

/** Stripe's client pauses for at most 1 s between two tries, also where the next one finds no time left. */
const RETRY_PAUSE = 1_100

type Transport = ReturnType<typeof Stripe.createNodeHttpClient>
type StripeAnswer = Awaited<ReturnType<Transport['makeRequest']>>

/** An attempt that ended sooner says nothing about Stripe: its request had hardly any time left. */
const FAIR_MILLISECONDS = 3_000

/** In place of an answer to a request that was not sent: the client takes it for a fault and does not try again. */
class NotSent extends Stripe.HttpClientResponse {
  constructor(private reason: string) {
    super(503, { 'stripe-should-retry': 'false' })
  }

  override toJSON() {
    return Promise.resolve({ error: { type: 'api_error', message: this.reason } })
  }

  override getRawResponse(): never {
    throw new Error('Stripe was not asked')
  }

  override toStream(): never {
    throw new Error('Stripe was not asked')
  }
}

/**
 * Stripe's own Node transport, below a path: the client can be given another host, but always asks for `/v1/…`, and
 * our stand-in lives under `/sandbox/stripe`.
 */
export class BasePathHttpClient implements Transport {
  #transport = Stripe.createNodeHttpClient()
  #basePath: string
  #circuit = circuitOf(PROVIDER)

  constructor(basePath: string) {
    this.#basePath = basePath.replace(/\/+$/, '')
  }

  getClientName() {
    return this.#transport.getClientName()
  }

  /** Of a request, all tries together end with its deadline; a try that finds no time left is not sent. */
  async makeRequest(...[host, port, path, ...rest]: Parameters<Transport['makeRequest']>) {
    const [method, headers, body, protocol, timeout] = rest
    const bounded = Math.floor(Math.min(timeout, callDeadline.remaining() - RETRY_PAUSE))
    if (bounded <= 0) return new NotSent('No time left to ask Stripe')
    const ownPath = `${this.#basePath}${path}`
    const send = () =>
      this.#transport.makeRequest(host, port, ownPath, method, headers, body, protocol, bounded)
    try {
      return await outsideTurn(() =>
        this.#circuit.run(() => outcomeOfRequest({ method, path }, send, bounded))
      )
    } catch (error) {
      if (!(error instanceof CircuitOpen)) throw error
      countUnsentCall(PROVIDER)
      return new NotSent(error.message)
    }
  }
}

/** Calls Stripe, and measures and traces it. An answer of 5xx and silence are failures; a refusal is not. */
function outcomeOfRequest(
  call: { method: string; path: string },
  send: () => Promise<StripeAnswer>,
  milliseconds: number
): Promise<CallOutcome<StripeAnswer>> {
  const startedAt = performance.now()
  return watchCall({ provider: PROVIDER, ...call }, async (answered) => {
    try {
      const answer = await send()
      const status = answer.getStatusCode()
      answered(status)
      return status >= 500 ? { failed: answer } : { answer }
    } catch (error) {
      answered(0)
      const isTimeout = performance.now() - startedAt >= milliseconds
      return { thrown: error, isFailure: !isTimeout || milliseconds >= FAIR_MILLISECONDS }
    }
  })
}
