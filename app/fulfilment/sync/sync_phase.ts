import { isUnknownToProvider } from '#fulfilment/known_to_provider'
import { ProviderRefused, ProviderUnavailable } from '#fulfilment/refusals'
import type { SyncRun } from '#fulfilment/sync/sync_run'

/** A part of a run, done in steps: each asks the provider once at most and is one transaction with its entry in the run. */
export interface SyncPhaseWork {
  /** How many steps there are to come. */
  count(run: SyncRun): Promise<number>
  /** The run after the next step; null where nothing is left. */
  next(run: SyncRun): Promise<SyncRun | null>
}

/** A sync waits for its turn as long as it takes, behind everybody else. */
export const AS_LONG_AS_IT_TAKES = { lane: 'sync' as const, patience: 3_600_000 }

export type Reading<Thing> = { thing: Thing } | 'gone' | 'unread'

/**
 * One thing of the provider's: it, or that there is no such thing, or that the answer about it cannot be understood.
 * One odd answer must not keep everything behind it from being read. Throws what no run can go on with.
 */
export async function readOne<Thing>(read: () => Promise<Thing>): Promise<Reading<Thing>> {
  try {
    return { thing: await read() }
  } catch (error) {
    if (isUnknownToProvider(error)) return 'gone'
    const isOdd =
      error instanceof ProviderRefused ||
      (error instanceof ProviderUnavailable && error.reason === 'unreadable')
    if (isOdd) return 'unread'
    throw error
  }
}
