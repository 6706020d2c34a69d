import { setTimeout as pause } from 'node:timers/promises'

/** What waits behind a statement that waits for a lock waits as long. Shorter than PostgreSQL's `deadlock_timeout` of 1 s. */
export const LOCK_MILLISECONDS = 500

/** Between two attempts, in which those who waited go on. */
const PAUSE_MILLISECONDS = 1_500

/** As long as a long report or backup may read a table. */
const GIVE_UP_MILLISECONDS = 15 * 60_000

/** PostgreSQL's `lock_not_available` and `deadlock_detected`. */
const NO_LOCK = ['55P03', '40P01']

/** Ends waiting for locks early, and lets work that has its lock take its time, whatever limits the role has. */
export const MIGRATION_LIMITS = `SET LOCAL lock_timeout = '${LOCK_MILLISECONDS}ms'; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`

/** Others held a lock for all the time. */
export class LockNeverFree extends Error {
  constructor(cause: unknown) {
    super(
      `A table was locked by other transactions for ${GIVE_UP_MILLISECONDS / 60_000} minutes. Nothing was changed. ` +
        'Look for them in pg_stat_activity (ORDER BY xact_start), and run this again.',
      { cause }
    )
  }
}

export const isLockTimeout = (error: unknown) =>
  NO_LOCK.includes(String((error as { code?: unknown } | null)?.code))

type Waiting = {
  /** Called before each further attempt. */
  onWait?: (attempts: number) => void
  pauseMilliseconds?: number
  giveUpMilliseconds?: number
}

/**
 * Does work again that did not get its locks. An ALTER TABLE that waited for a long reader would have all writers of the
 * table wait behind it: it gives up at once, lets them pass, and tries again.
 */
export async function retryUntilLocked<Result>(
  work: () => Promise<Result>,
  {
    onWait,
    pauseMilliseconds = PAUSE_MILLISECONDS,
    giveUpMilliseconds = GIVE_UP_MILLISECONDS,
  }: Waiting = {}
): Promise<Result> {
  const begun = performance.now()
  for (let attempts = 1; ; attempts++) {
    try {
      return await work()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (performance.now() - begun > giveUpMilliseconds) throw new LockNeverFree(error)
      onWait?.(attempts)
      await pause(pauseMilliseconds)
    }
  }
}
