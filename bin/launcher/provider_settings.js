/**
 * What a shop and the stand-ins for its providers are started with where they run as processes of their own: for the
 * suite of faults and the benchmark of many buyers. How the shop enters Printful is left to them. The secrets are known to both sides and open nothing.
 */
import { withoutApplicationVariables } from './test_environment.js'

export const SECRETS = {
  own: 'whsec_of_the_fault_suite',
  connect: 'whsec_of_artists_in_the_fault_suite',
}
export const STRIPE_KEY = 'sk_test_of_the_fault_suite'
/** Of the account of the stand-in for Printful, and of its staff. */
export const PRINTFUL_TOKEN = 'pf_sandbox_private_token'

/**
 * @param options `{ events, providers, folder }`: the addresses that the shop's events are sent to and its calls go to,
 * "http://127.0.0.1:4205", and the folder in which no .env lies
 */
export function providerSettings({ events, providers, folder }) {
  return {
    ...withoutApplicationVariables(process.env),
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    APP_URL: events,
    APP_KEY: 'used-by-tests-only-and-never-a-secret',
    LOG_LEVEL: 'info',
    ENV_PATH: folder,
    JOBS: 'off',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: SECRETS.own,
    STRIPE_CONNECT_WEBHOOK_SECRET: SECRETS.connect,
    STRIPE_API_BASE: `${providers}/sandbox/stripe`,
    PRINTFUL_WEBHOOK_SECRET: 'of-the-fault-suite-and-no-secret',
    PRINTFUL_API_BASE: `${providers}/sandbox/printful/api`,
  }
}
