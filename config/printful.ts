/**
 * Where merchandise is made: at Printful with a private token or an OAuth client; outside production, with neither, at
 * our own stand-in, which both sides find here, because neither may import the other.
 */
import { createHmac, randomUUID } from 'node:crypto'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { appKey, appUrl } from '#config/app'

const token = env.get('PRINTFUL_TOKEN')?.release() || null
const clientSecret = env.get('PRINTFUL_CLIENT_SECRET')?.release() || null
const clientId = (clientSecret && env.get('PRINTFUL_CLIENT_ID')) || null

/** One stand-in per database, and in tests one per run, as of the payment stand-in (config/stripe.ts). */
const installation = app.inTest ? randomUUID() : env.get('DATABASE_URL')

function derived(purpose: string): string {
  return createHmac('sha256', appKey.release())
    .update(`printful sandbox ${purpose} ${installation}`)
    .digest('hex')
    .slice(0, 32)
}

/** The path under which the stand-in serves `/api/…` and `/oauth/…`. */
export const printfulSandboxPath = '/sandbox/printful'
const sandbox = `${appUrl}${printfulSandboxPath}`

/** The client that the stand-in knows: the one of the settings, where it stands in for Printful at its own address. */
export const printfulSandboxClient = {
  id: clientId ?? `sandbox-${derived('client').slice(0, 12)}`,
  secret: clientSecret ?? derived('client secret'),
}

function modeOf() {
  if (token ?? clientId) return 'printful' as const
  return app.inProduction ? ('none' as const) : ('sandbox' as const)
}

const mode = modeOf()
const isSandbox = mode === 'sandbox'

const printfulConfig = {
  mode,
  apiBase:
    env.get('PRINTFUL_API_BASE') || (isSandbox ? `${sandbox}/api` : 'https://api.printful.com'),
  oauthBase:
    env.get('PRINTFUL_OAUTH_BASE') ||
    (isSandbox ? `${sandbox}/oauth` : 'https://www.printful.com/oauth'),
  /** Where pictures of blanks and previews of products are. */
  imageOrigin: 'https://files.cdn.printful.com',
  /** A private token needs no connecting; without one an admin connects by OAuth. */
  token,
  /** Which store of an account-level private token is meant. */
  storeId: env.get('PRINTFUL_STORE_ID') || null,
  clientId: isSandbox ? printfulSandboxClient.id : clientId,
  clientSecret: isSandbox ? printfulSandboxClient.secret : clientSecret,
  /** The part of the webhook's address that only Printful knows. */
  webhookSecret: env.get('PRINTFUL_WEBHOOK_SECRET')?.release() || derived('webhook'),
  /** Of each try. */
  timeoutMilliseconds: 10_000,
  /** How often a call that may be repeated is tried. */
  tries: 3,
  /**
   * Printful's limits, per token, of which `burst` go at once: 120 calls a minute, and of these 5 shipping rates of more
   * than `largeRatesFrom` pieces, and 2 tasks of the mock-up generator. An established store has `mostMockupTasks`, which
   * its answers say: until then it counts as a new one.
   */
  rateLimits: {
    calls: { limit: 120, perMilliseconds: 60_000, burst: 20 },
    largeRates: { limit: 5, perMilliseconds: 60_000, burst: 2 },
    mockupTasks: { limit: 2, perMilliseconds: 60_000, burst: 1 },
  },
  mostMockupTasks: 10,
  largeRatesFrom: 100,
  /** How the calls are shared: the floors are less in all than the limit less the burst (fulfilment/printful/lanes.ts). */
  lanes: {
    orders: { floor: 25, floorBurst: 2, leaves: 0 },
    submission: { floor: 25, floorBurst: 2, leaves: 1 },
    events: { floor: 5, floorBurst: 1, leaves: 2 },
    quotes: { floor: 20, floorBurst: 2, leaves: 4 },
    screens: { floor: 10, floorBurst: 2, leaves: 6 },
    sync: { floor: 10, floorBurst: 2, leaves: 8 },
  },
}

export default printfulConfig
