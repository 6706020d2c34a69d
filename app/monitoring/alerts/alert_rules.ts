import { MISSED_SECONDS } from '#core/nodes/nodes'
import {
  LEDGER_TIMERS,
  SYNC_TIMERS,
  type ShopReadings,
} from '#monitoring/queries/shop_readings_query'

/** What the rules look at. */
export type Watched = ShopReadings & { now: Date; certificateEnd: Date | null }

/** A rule: its name is that of the rule in deploy/prometheus/rules.yml and of its section in docs/operations/alerts.md. */
export type AlertRule = {
  name: string
  /** What is wrong, in a sentence for an admin; null while all is well. */
  check: (watched: Watched) => string | null
}

const MISSING_SECONDS = 5 * 60
const OLDEST_WAIT_SECONDS = 15 * 60
const SILENCE_SECONDS = 3_600
const FEWEST_FAILED_PAYMENTS = 5
const FAILED_SHARE = 0.3
const LEAST_DISK = 0.1
const CERTIFICATE_DAYS = 14

const minutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`

/** Nothing of the kind was seen for five minutes, while others have run for longer: a shop that just starts is no alert. */
function isMissing({ nodes }: Watched, kind: 'serves' | 'works'): boolean {
  const isRunning = nodes.some(
    ({ secondsSinceSeen, secondsSinceStart }) =>
      secondsSinceSeen < MISSED_SECONDS && secondsSinceStart > MISSING_SECONDS
  )
  return isRunning && !nodes.some((node) => node[kind] && node.secondsSinceSeen <= MISSING_SECONDS)
}

const countOf = ({ values }: Watched, kind: string, name: string) =>
  values.find((each) => each.kind === kind && each.name === name)?.value ?? 0

const failedOf = ({ runs }: Watched, timers: string[]) =>
  runs.filter(({ queue, failed }) => failed && timers.includes(queue)).map(({ queue }) => queue)

const seenNodes = ({ nodes }: Watched) =>
  nodes.filter(({ secondsSinceSeen }) => secondsSinceSeen < MISSED_SECONDS)

export const ALERT_RULES: AlertRule[] = [
  {
    name: 'NoWorker',
    check: (watched) =>
      isMissing(watched, 'works')
        ? 'No process has worked on jobs for 5 minutes: no mail is sent and no order goes into production.'
        : null,
  },
  {
    name: 'NoWebServer',
    check: (watched) =>
      isMissing(watched, 'serves') ? 'No process has served requests for 5 minutes.' : null,
  },
  {
    name: 'JobsWaitTooLong',
    check({ queues }) {
      const late = queues.filter(({ oldest_wait: wait }) => (wait ?? 0) > OLDEST_WAIT_SECONDS)
      if (late.length === 0) return null
      const words = late.map(({ queue, oldest_wait: wait }) => `${queue} (${minutes(wait!)})`)
      return `Jobs wait too long in these queues: ${words.join(', ')}.`
    },
  },
  {
    name: 'WebhooksSilent',
    check(watched) {
      const heardAt = countOf(watched, 'webhook', 'stripe')
      const silence = watched.now.getTime() / 1_000 - heardAt
      const paid = countOf(watched, 'payments_last_hour', 'paid')
      if (paid === 0 || silence < SILENCE_SECONDS) return null
      return `No webhook of Stripe has arrived for an hour, although ${paid} checkouts were paid in it.`
    },
  },
  {
    name: 'PaymentsFailing',
    check(watched) {
      const failed = countOf(watched, 'payments_last_hour', 'failed')
      const paid = countOf(watched, 'payments_last_hour', 'paid')
      const isHigh = failed >= FEWEST_FAILED_PAYMENTS && failed / (failed + paid) > FAILED_SHARE
      return isHigh
        ? `${failed} payments have failed in the last hour, and ${paid} checkouts were paid.`
        : null
    },
  },
  {
    name: 'LedgerMismatch',
    check(watched) {
      const failed = failedOf(watched, LEDGER_TIMERS)
      return failed.length > 0
        ? `The ledger disagrees, or could not be compared: ${failed.join(', ')}.`
        : null
    },
  },
  {
    name: 'SyncFailing',
    check(watched) {
      const failed = failedOf(watched, SYNC_TIMERS)
      return failed.length > 0
        ? `The last sync with the printer has failed: ${failed.join(', ')}.`
        : null
    },
  },
  {
    name: 'ProviderCircuitOpen',
    check(watched) {
      const open = new Set(seenNodes(watched).flatMap(({ openCircuits }) => openCircuits))
      return open.size > 0
        ? `These providers fail and are not asked at the moment: ${[...open].sort().join(', ')}.`
        : null
    },
  },
  {
    name: 'DiskAlmostFull',
    check(watched) {
      const full = seenNodes(watched).filter(({ diskFree }) => (diskFree ?? 1) < LEAST_DISK)
      const words = full.map(({ id, diskFree }) => `${id} (${Math.floor(diskFree! * 100)} % free)`)
      return full.length > 0 ? `The disk is almost full at ${words.join(', ')}.` : null
    },
  },
  {
    name: 'CertificateExpiring',
    check({ certificateEnd, now }) {
      if (!certificateEnd) return null
      const days = Math.floor((certificateEnd.getTime() - now.getTime()) / 86_400_000)
      return days < CERTIFICATE_DAYS
        ? `The certificate of the shop’s address ends in ${days} days.`
        : null
    },
  },
]
