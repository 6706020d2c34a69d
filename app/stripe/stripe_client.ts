import Stripe from 'stripe'
import stripeConfig from '#config/stripe'
import { BasePathHttpClient } from '#stripe/base_path_http_client'

/**
 * The `stripe` client, aimed at Stripe or at any server that keeps its contract (STRIPE_API_BASE, our stand-in).
 */
function makeStripeClient(config = stripeConfig): Stripe {
  const base = new URL(config.apiBase)
  const isSecure = base.protocol === 'https:'
  return new Stripe(config.secretKey, {
    host: base.hostname,
    port: base.port || (isSecure ? '443' : '80'),
    protocol: isSecure ? 'https' : 'http',
    timeout: config.timeoutMilliseconds,
    maxNetworkRetries: config.retries,
    httpClient: new BasePathHttpClient(base.pathname),
    telemetry: false,
    appInfo: { name: 'gigstall' },
  })
}

let client: Stripe | undefined

/** One client for the process, so that connections are kept and reused. */
export function stripeClient(): Stripe {
  return (client ??= makeStripeClient())
}
