import type Stripe from 'stripe'
import { appUrl } from '#config/app'
import { fail, ok, warn, type Check, type Finding } from '#admin/doctor/finding'
import { paymentsConfigured, stripeClient } from '#stripe/public'

const ADDRESS = `${appUrl}/api/webhooks/stripe`

/** One endpoint for the account's own events, another for those of connected accounts. */
const ENDPOINTS = 2

const REMEDY = 'Check STRIPE_SECRET_KEY, and that this machine may reach Stripe'

async function checkAccount(): Promise<Finding[]> {
  if (!paymentsConfigured())
    return [fail('stripe', 'No key is set', 'Set STRIPE_SECRET_KEY and the webhook secrets')]
  const account = await stripeClient().accounts.retrieveCurrent()
  return [ok('stripe', `The key opens the account ${account.id}`), payoutSchedule(account)]
}

function payoutSchedule({ settings }: Stripe.Account): Finding {
  const interval = settings?.payouts?.schedule.interval
  if (interval === 'manual') return ok('stripe payouts', 'The payout schedule is manual')
  return fail(
    'stripe payouts',
    `The payout schedule is ${interval ?? 'unknown'}: the balance that artists are paid from goes to the bank`,
    'Set the payout schedule to manual in Stripe’s dashboard (Settings, Payouts)'
  )
}

/** @param events those that the shop handles */
async function checkWebhooks(events: readonly string[]): Promise<Finding> {
  const { data } = await stripeClient().webhookEndpoints.list({ limit: 100 })
  const ours = data.filter(({ url, status }) => url === ADDRESS && status === 'enabled')
  const sent = new Set(ours.flatMap((endpoint) => endpoint.enabled_events as string[]))
  const missing = sent.has('*') ? [] : events.filter((event) => !sent.has(event))
  if (ours.length >= ENDPOINTS && missing.length === 0)
    return ok('stripe webhooks', `${ours.length} endpoints send events to ${ADDRESS}`)
  const remedy = `Create two endpoints for ${ADDRESS} in Stripe’s dashboard, one of them for connected accounts (docs/operations/deploy.md#stripe)`
  if (ours.length === 0) return fail('stripe webhooks', `No endpoint sends to ${ADDRESS}`, remedy)
  const what = missing.length > 0 ? `Not sent: ${missing.join(', ')}` : 'Only one endpoint sends'
  return warn('stripe webhooks', what, remedy)
}

export const stripeChecks = (events: readonly string[]): Check[] => [
  { name: 'stripe', remedy: REMEDY, run: checkAccount },
  { name: 'stripe webhooks', remedy: REMEDY, run: () => checkWebhooks(events) },
]
