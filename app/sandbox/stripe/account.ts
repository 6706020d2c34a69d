import { appUrl } from '#config/app'
import type { Operation } from '#sandbox/stripe/api'

/** What a person sets in the dashboard of the account; tests change it. */
export const dashboard = { payoutInterval: 'manual', hasEndpoints: true }

/** The account of the platform itself. */
export const retrieveOwnAccount: Operation = async () => ({
  id: 'acct_sandbox_platform',
  object: 'account',
  settings: { payouts: { schedule: { interval: dashboard.payoutInterval, delay_days: 2 } } },
})

/** One endpoint for the account's own events, another for those of connected accounts. */
export const listWebhookEndpoints: Operation = async () => ({
  object: 'list',
  url: '/v1/webhook_endpoints',
  has_more: false,
  data: dashboard.hasEndpoints ? ['we_sandbox_own', 'we_sandbox_connect'].map(endpoint) : [],
})

const endpoint = (id: string) => ({
  id,
  object: 'webhook_endpoint',
  url: `${appUrl}/api/webhooks/stripe`,
  status: 'enabled',
  enabled_events: ['*'],
})
