import db from '@adonisjs/lucid/services/db'
import { areMigrationsApplied } from '#core/health/applied_migrations'
import { isStorageWritable } from '#core/health/writable_storage'
import { draining } from '#core/shutdown'
import { clock } from '#shared/clock'

/** Why a node should get no requests. */
export type UnreadyReason = 'draining' | 'database' | 'migrations' | 'storage' | 'clock'

/** A check that hangs counts as failed after this time. */
const TIMEOUT_MS = 2_000

/** Signatures, sessions and codes are judged by the clock: a wrong one refuses what is right. */
export const MOST_CLOCK_OFFSET_MS = 30_000

/** How far a moment that was asked for since `begun` lies outside the time that the answer took, in milliseconds. */
export function clockOffset(moment: Date, begun: number): number {
  const at = moment.getTime()
  return Math.max(0, begun - at, at - clock.now().toMillis())
}

type Check = () => Promise<UnreadyReason | null>

/** The reason of the first failed check, in the order of the list; null where the node may serve. */
export async function unreadyReason(): Promise<UnreadyReason | null> {
  if (draining.hasBegun) return 'draining'
  const reasons = await Promise.all([database(), storage()])
  return reasons.find((reason) => reason !== null) ?? null
}

/**
 * Runs a check once at a time, so that a load balancer that asks on does not take up the connections of a database that
 * hangs. `failed` is its answer where it throws or takes too long.
 */
function withinTimeout(failed: UnreadyReason, check: Check): Check {
  let running: Promise<UnreadyReason | null> | undefined
  return () => {
    running ??= check()
      .catch(() => failed)
      .finally(() => (running = undefined))
    return Promise.race([running, afterTimeout(failed)])
  }
}

const afterTimeout = (reason: UnreadyReason) =>
  new Promise<UnreadyReason>((resolve) => setTimeout(resolve, TIMEOUT_MS, reason).unref())

const database = withinTimeout('database', async () => {
  const begun = clock.now().toMillis()
  const { rows } = await db.rawQuery<{ rows: { is_read_only: boolean; now: Date }[] }>(
    `SELECT current_setting('transaction_read_only')::boolean AS is_read_only, clock_timestamp() AS now`
  )
  const { is_read_only: isReadOnly, now } = rows[0]!
  if (isReadOnly) return 'database'
  if (clockOffset(now, begun) > MOST_CLOCK_OFFSET_MS) return 'clock'
  return (await areMigrationsApplied()) ? null : 'migrations'
})

const storage = withinTimeout('storage', async () =>
  (await isStorageWritable()) ? null : 'storage'
)
