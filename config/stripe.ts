/**
 * Where payments go: to Stripe with a secret key; outside production, without one, to our own stand-in, which both
 * sides find here, because neither may import the other.
 */
import { createHmac, randomUUID } from 'node:crypto'
import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { appKey, appUrl } from '#config/app'

const secretKey = env.get('STRIPE_SECRET_KEY')?.release()

/**
 * Identifies the stand-in: one per database, so that none accepts another one's messages or keys, and one per test run,
 * because every test database counts its checkouts from 1.
 */
const installation = app.inTest ? randomUUID() : env.get('DATABASE_URL')

function derived(purpose: string): string {
  return createHmac('sha256', appKey.release())
    .update(`stripe sandbox ${purpose} ${installation}`)
    .digest('hex')
}

/** The path under which the stand-in serves `/v1/…`. */
export const stripeSandboxPath = '/sandbox/stripe'

/** What the stand-in takes of a payment, in pence: 1.5 % and 20p, as Stripe does for cards of the United Kingdom. */
export const stripeSandboxFee = { perMille: 15, fixed: 20 }

const stripeConfig = {
  mode: secretKey
    ? ('stripe' as const)
    : app.inProduction
      ? ('none' as const)
      : ('sandbox' as const),
  secretKey: secretKey || `sk_test_sandbox_${derived('key').slice(0, 32)}`,
  webhookSecret: env.get('STRIPE_WEBHOOK_SECRET')?.release() || `whsec_${derived('webhook')}`,
  /** Signs what Stripe reports about the accounts of artists: an endpoint of its own at Stripe, the same address here. */
  connectWebhookSecret:
    env.get('STRIPE_CONNECT_WEBHOOK_SECRET')?.release() || `whsec_${derived('connect webhook')}`,
  apiBase:
    env.get('STRIPE_API_BASE') ||
    (secretKey ? 'https://api.stripe.com' : `${appUrl}${stripeSandboxPath}`),
  /** Whether Stripe Tax computes the tax included in a payment; the amount stays the same (STRIPE_TAX). */
  automaticTax: env.get('STRIPE_TAX') === 'on',
  /** The timeout of each attempt: a buyer waits for all of them. */
  timeoutMilliseconds: 10_000,
  /** The client waits about 0.5 s and 1 s between tries, under one idempotency key. */
  retries: 2,
}

export default stripeConfig
