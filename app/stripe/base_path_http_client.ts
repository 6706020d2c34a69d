import Stripe from 'stripe'
import { callDeadline } from '#core/http/call_deadline'
import { outsideTurn } from '#core/http/turns'

/** Stripe's client pauses for at most 1 s between two tries, also where the next one finds no time left. */
const RETRY_PAUSE = 1_100

type Transport = ReturnType<typeof Stripe.createNodeHttpClient>

/** In place of an answer where there is no time to ask: the client takes it for a fault and does not try again. */
class NoTimeLeft extends Stripe.HttpClientResponse {
  constructor() {
    super(503, { 'stripe-should-retry': 'false' })
  }

  override toJSON() {
    return Promise.resolve({ error: { type: 'api_error', message: 'No time left to ask Stripe' } })
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
    if (bounded <= 0) return new NoTimeLeft()
    const ownPath = `${this.#basePath}${path}`
    return outsideTurn(() =>
      this.#transport.makeRequest(host, port, ownPath, method, headers, body, protocol, bounded)
    )
  }
}
