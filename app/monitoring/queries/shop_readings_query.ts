import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { StoredJobsQuery, type LastRun, type QueueCounts } from '#core/jobs/stored_jobs_query'
import { Nodes, type SeenNode } from '#core/nodes/nodes'
import { ProviderHealthQuery } from '#fulfilment/public'
import { IS_UNDECIDED_DISPUTE } from '#shared/dispute'

type Kind =
  | 'orders'
  | 'open_payments'
  | 'payments_last_hour'
  | 'open_payouts'
  | 'dispute_deadline'
  | 'webhook'
  | 'given_up_mails'

/** The state of the shop in the database, as metrics and alerts read it. */
export type ShopReadings = {
  /** Counts by kind and state; of webhooks and disputes, seconds since 1970. */
  values: { kind: Kind; name: string; value: number }[]
  queues: QueueCounts[]
  /** How the last run of each timer in WATCHED_TIMERS ended. */
  runs: LastRun[]
  nodes: SeenNode[]
  /** Calls to the printer: how many may go at once, and how many a minute are allowed. */
  budget: { free: number; perMinute: number }
}

/** Timers whose failure is an alert. */
export const LEDGER_TIMERS = ['ledger.reconcile', 'ledger.reconcile-providers']
export const SYNC_TIMERS = ['fulfilment.sync', 'fulfilment.sync-full']
export const WATCHED_TIMERS = [
  ...LEDGER_TIMERS,
  ...SYNC_TIMERS,
  'providers.backfill',
  'payouts.run',
]

/** Every part by an index, and of what grows without end only what is open or of the last hour. */
const VALUES = `
  SELECT 'orders' AS kind, status AS name, count(*)::float8 AS value FROM orders
   WHERE status IN ('pending', 'processing', 'shipped') GROUP BY status
  UNION ALL
  SELECT 'open_payments', status, count(*) FROM payment_sessions
   WHERE status IN ('creating', 'open', 'processing') GROUP BY status
  UNION ALL
  SELECT 'payments_last_hour', 'failed', count(*) FROM payment_sessions
   WHERE status = 'failed' AND updated_at > now() - interval '1 hour'
  UNION ALL
  SELECT 'payments_last_hour', 'paid', count(DISTINCT checkout_id) FROM orders
   WHERE payment_status = 'paid' AND created_at > now() - interval '1 hour'
  UNION ALL
  SELECT 'open_payouts', status, count(*) FROM payouts
   WHERE status IN ('reserved', 'sending', 'failed') GROUP BY status
  UNION ALL
  SELECT 'dispute_deadline', 'next', extract(epoch FROM min(answer_by)) FROM disputes
   WHERE ${IS_UNDECIDED_DISPUTE} AND NOT is_answered AND answer_by > now() HAVING min(answer_by) IS NOT NULL
  UNION ALL
  SELECT 'webhook', name, extract(epoch FROM last_at) FROM unnest(ARRAY['stripe', 'printful']) AS name,
         LATERAL (SELECT max(received_at) AS last_at FROM webhook_events WHERE provider = name) AS heard
   WHERE last_at IS NOT NULL
  UNION ALL
  SELECT 'given_up_mails', '', count(*) FROM outgoing_mails WHERE status = 'given_up'`

@inject()
export class ShopReadingsQuery {
  constructor(
    private jobs: StoredJobsQuery,
    private nodes: Nodes,
    private provider: ProviderHealthQuery
  ) {}

  /** One after the other, so that watching takes one connection of the pool. */
  async handle(): Promise<ShopReadings> {
    const { rows: values } = await db.rawQuery<{ rows: ShopReadings['values'] }>(VALUES)
    const queues = await this.jobs.counts()
    const runs = await this.jobs.lastRuns(WATCHED_TIMERS)
    const nodes = await this.nodes.seen()
    const { calls } = await this.provider.handle()
    return { values, queues, runs, nodes, budget: calls }
  }
}
