import { test } from '@japa/runner'
import type { SeenNode } from '#core/nodes/nodes'
import { ALERT_RULES, type Watched } from '#monitoring/alerts/alert_rules'

const NOW = new Date('2026-12-01T12:00:00Z')
const seconds = NOW.getTime() / 1_000

const node = (changes: Partial<SeenNode> = {}): SeenNode => ({
  id: 'a-1',
  serves: true,
  works: true,
  startedAt: NOW,
  openCircuits: [],
  diskFree: 0.6,
  secondsSinceSeen: 10,
  secondsSinceStart: 3_600,
  ...changes,
})

const queue = (oldest: number | null) => ({
  queue: 'mails.send',
  waiting: 1,
  running: 0,
  failed: 0,
  done: 0,
  oldest_wait: oldest,
})

const HEALTHY: Watched = {
  now: NOW,
  certificateEnd: new Date('2027-02-01T00:00:00Z'),
  values: [
    { kind: 'webhook', name: 'stripe', value: seconds - 60 },
    { kind: 'payments_last_hour', name: 'paid', value: 40 },
    { kind: 'payments_last_hour', name: 'failed', value: 6 },
  ],
  queues: [queue(20)],
  runs: [{ queue: 'ledger.reconcile', failed: false, endedAt: seconds }],
  nodes: [node()],
  budget: { free: 20, perMinute: 120 },
}

const paid = (value: number) => ({ kind: 'payments_last_hour' as const, name: 'paid', value })
const failed = (value: number) => ({ kind: 'payments_last_hour' as const, name: 'failed', value })
const heard = (value: number) => ({ kind: 'webhook' as const, name: 'stripe', value })

/** What is wrong for each rule, and what is nearly so. */
const TROUBLES: Record<string, { wrong: Partial<Watched>; nearly: Partial<Watched> }> = {
  NoWorker: {
    wrong: { nodes: [node({ works: false })] },
    // A worker restarts, or the only server has just started.
    nearly: {
      nodes: [
        node({ works: false }),
        node({ id: 'b-2', serves: false, secondsSinceSeen: 280, secondsSinceStart: 9_000 }),
      ],
    },
  },
  NoWebServer: {
    wrong: { nodes: [node({ serves: false })] },
    nearly: { nodes: [node({ serves: false, secondsSinceStart: 100 })] },
  },
  JobsWaitTooLong: { wrong: { queues: [queue(901)] }, nearly: { queues: [queue(899)] } },
  WebhooksSilent: {
    wrong: { values: [heard(seconds - 3_601), paid(1)] },
    nearly: { values: [heard(seconds - 3_601), paid(0)] },
  },
  PaymentsFailing: {
    wrong: { values: [heard(seconds), paid(10), failed(5)] },
    nearly: { values: [heard(seconds), paid(1), failed(4)] },
  },
  LedgerMismatch: {
    wrong: { runs: [{ queue: 'ledger.reconcile-providers', failed: true, endedAt: 0 }] },
    nearly: { runs: [{ queue: 'payouts.run', failed: true, endedAt: 0 }] },
  },
  SyncFailing: {
    wrong: { runs: [{ queue: 'fulfilment.sync', failed: true, endedAt: 0 }] },
    nearly: { runs: [{ queue: 'fulfilment.sync', failed: false, endedAt: 0 }] },
  },
  ProviderCircuitOpen: {
    wrong: { nodes: [node({ openCircuits: ['stripe'] })] },
    nearly: { nodes: [node(), node({ secondsSinceSeen: 900, openCircuits: ['stripe'] })] },
  },
  DiskAlmostFull: {
    wrong: { nodes: [node({ diskFree: 0.09 })] },
    nearly: { nodes: [node({ diskFree: 0.1 })] },
  },
  CertificateExpiring: {
    wrong: { certificateEnd: new Date('2026-12-15T11:00:00Z') },
    nearly: { certificateEnd: new Date('2026-12-15T13:00:00Z') },
  },
}

test.group('The rules of alerts', () => {
  test('find nothing in a healthy shop', ({ assert }) => {
    for (const { name, check } of ALERT_RULES) assert.isNull(check(HEALTHY), name)
  }).tags(['WATCH-6'])

  test('have a trouble here each', ({ assert }) => {
    assert.sameMembers(
      ALERT_RULES.map(({ name }) => name),
      Object.keys(TROUBLES)
    )
  }).tags(['WATCH-6'])

  for (const { name, check } of ALERT_RULES) {
    test(`${name} finds its own trouble, and not what is nearly one`, ({ assert }) => {
      const { wrong, nearly } = TROUBLES[name]!
      assert.match(check({ ...HEALTHY, ...wrong }) ?? '', /\.$/)
      assert.isNull(check({ ...HEALTHY, ...nearly }))
    }).tags(['WATCH-6'])
  }
})
