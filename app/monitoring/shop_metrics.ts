import { Gauge } from 'prom-client'
import logger from '@adonisjs/core/services/logger'
import { registry } from '#core/metrics/registry'
import { MISSED_SECONDS } from '#core/nodes/nodes'
import { ownDiskFree } from '#monitoring/own_disk'
import { certificateEnd } from '#monitoring/certificate'
import type { ShopReadings } from '#monitoring/queries/shop_readings_query'
import { sharedShopReadings } from '#monitoring/shared_shop_readings'

type Series = { labels: Record<string, string>; value: number }

const byName = (kind: ShopReadings['values'][number]['kind'], label: string) => {
  return ({ values }: ShopReadings): Series[] =>
    values
      .filter((each) => each.kind === kind)
      .map(({ name, value }) => ({ labels: { [label]: name }, value }))
}

const isSeen = ({ secondsSinceSeen }: ShopReadings['nodes'][number]) =>
  secondsSinceSeen < MISSED_SECONDS

type Metric = { help: string; labels?: string[]; read: (readings: ShopReadings) => Series[] }

/** Metrics of the whole shop: every process has the same. Aggregate them by max, not by sum. */
const SHOP_METRICS: Record<string, Metric> = {
  gigstall_orders: {
    help: 'Order rows that are not finished, by status',
    labels: ['status'],
    read: byName('orders', 'status'),
  },
  gigstall_open_payments: {
    help: 'Payment sessions that are not finished, by status',
    labels: ['status'],
    read: byName('open_payments', 'status'),
  },
  gigstall_payments_last_hour: {
    help: 'Checkouts of the last hour that were paid, and payments that failed in it',
    labels: ['outcome'],
    read: byName('payments_last_hour', 'outcome'),
  },
  gigstall_open_payouts: {
    help: 'Payouts that have not arrived, by status',
    labels: ['status'],
    read: byName('open_payouts', 'status'),
  },
  gigstall_dispute_deadline_timestamp_seconds: {
    help: 'The next deadline of a dispute that is not answered; absent where there is none',
    read: ({ values }) =>
      values
        .filter(({ kind }) => kind === 'dispute_deadline')
        .map(({ value }) => ({ labels: {}, value })),
  },
  gigstall_webhook_last_received_timestamp_seconds: {
    help: 'When a webhook of the provider was last applied',
    labels: ['provider'],
    read: byName('webhook', 'provider'),
  },
  gigstall_mails_given_up: {
    help: 'Mails that no server took',
    read: ({ values }) =>
      values
        .filter(({ kind }) => kind === 'given_up_mails')
        .map(({ value }) => ({ labels: {}, value })),
  },
  gigstall_queue_jobs: {
    help: 'Jobs by queue and state',
    labels: ['queue', 'state'],
    read: ({ queues }) =>
      queues.flatMap(({ queue, waiting, running, failed }) =>
        Object.entries({ waiting, running, failed }).map(([state, value]) => ({
          labels: { queue, state },
          value,
        }))
      ),
  },
  gigstall_queue_oldest_wait_seconds: {
    help: 'How long the oldest job has waited that could run',
    labels: ['queue'],
    read: ({ queues }) =>
      queues.map(({ queue, oldest_wait: wait }) => ({ labels: { queue }, value: wait ?? 0 })),
  },
  gigstall_timer_last_run_failed: {
    help: '1 if the last run of the timer failed; the ledger disagrees where it is one of its timers',
    labels: ['queue'],
    read: ({ runs }) =>
      runs.map(({ queue, failed }) => ({ labels: { queue }, value: Number(failed) })),
  },
  gigstall_timer_last_run_timestamp_seconds: {
    help: 'When the last run of the timer ended',
    labels: ['queue'],
    read: ({ runs }) => runs.map(({ queue, endedAt }) => ({ labels: { queue }, value: endedAt })),
  },
  gigstall_nodes: {
    help: 'Processes with fresh heartbeats that serve requests, and that work on jobs',
    labels: ['role'],
    read: ({ nodes }) => {
      const seen = nodes.filter(isSeen)
      return [
        { labels: { role: 'web' }, value: seen.filter(({ serves }) => serves).length },
        { labels: { role: 'worker' }, value: seen.filter(({ works }) => works).length },
      ]
    },
  },
  gigstall_provider_budget_free_calls: {
    help: 'Calls to the printer that may go at once',
    labels: ['provider'],
    read: ({ budget }) => [{ labels: { provider: 'printful' }, value: budget.free }],
  },
}

/** Registers the metrics of the shop, of this process's disk and of the certificate. Called once. */
export function registerShopMetrics() {
  for (const [name, { help, labels = [], read }] of Object.entries(SHOP_METRICS))
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset()
        const readings = await readingsOrNone()
        for (const { labels: own, value } of readings ? read(readings) : []) this.set(own, value)
      },
    })
  new Gauge({
    name: 'gigstall_disk_free_ratio',
    help: 'The part of the disk of this process that is free',
    registers: [registry],
    async collect() {
      const free = await ownDiskFree()
      if (free !== null) this.set(free)
    },
  })
  new Gauge({
    name: 'gigstall_certificate_expiry_timestamp_seconds',
    help: 'When the certificate of the public address ends',
    registers: [registry],
    async collect() {
      this.reset()
      const end = await certificateEnd()
      if (end !== null) this.set(end.getTime() / 1_000)
    },
  })
}

/** While the database cannot be read the metrics of the process itself are still served. */
async function readingsOrNone(): Promise<ShopReadings | null> {
  try {
    return await sharedShopReadings()
  } catch (error) {
    logger.warn({ err: error }, 'The state of the shop could not be read for its metrics')
    return null
  }
}
