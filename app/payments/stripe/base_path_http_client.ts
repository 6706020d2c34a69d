import Stripe from 'stripe'

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

  makeRequest(...[host, port, path, ...rest]: Parameters<Transport['makeRequest']>) {
    return this.#transport.makeRequest(host, port, `${this.#basePath}${path}`, ...rest)
  }
}
