import Stripe from 'stripe'
import { callDeadline } from '#core/http/call_deadline'

/** Stripe's client pauses about 0.5 and 1 s between its tries, also where the next one is not sent. */
const RETRY_PAUSES = 1_700

type Transport = ReturnType<typeof Stripe.createNodeHttpClient>

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

  /** Of a request, all tries together end with its deadline; another try finds no time left and is not sent. */
  makeRequest(...[host, port, path, ...rest]: Parameters<Transport['makeRequest']>) {
    const [method, headers, body, protocol, timeout] = rest
    const left = callDeadline.remaining() - RETRY_PAUSES
    const bounded = Math.floor(Math.min(timeout, left))
    if (bounded <= 0) return Promise.reject(Stripe.HttpClient.makeTimeoutError())
    const ownPath = `${this.#basePath}${path}`
    return this.#transport.makeRequest(
      host,
      port,
      ownPath,
      method,
      headers,
      body,
      protocol,
      bounded
    )
  }
}
