import { isUnknownToProvider } from '#fulfilment/known_to_provider'
import type { ItemKind, SkippedItem } from '#fulfilment/provider_types'
import { ProviderRefused, ProviderUnavailable } from '#fulfilment/errors'
import type { SyncRun } from '#fulfilment/sync/sync_run'

/** A part of a run, done in steps: each asks the provider once at most and is one transaction with its entry in the run. */
export interface SyncPhaseWork {
  /** How many steps there are to come. */
  count(run: SyncRun): Promise<number>
  /** The run after the next step; null where nothing is left. */
  next(run: SyncRun): Promise<SyncRun | null>
}

/** A sync queues for an hour at most, behind all other lanes. */
export const BACKGROUND = { lane: 'sync' as const, queueTimeout: 3_600_000 }

export type ReadResult<Thing> = { thing: Thing } | 'gone' | { unread: string }

/**
 * One thing of the provider's: it, or that there is no such thing, or that the answer about it cannot be understood.
 * One odd answer must not keep everything behind it from being read. Throws what no run can go on with.
 */
export async function readOne<Thing>(read: () => Promise<Thing>): Promise<ReadResult<Thing>> {
  try {
    return { thing: await read() }
  } catch (error) {
    if (isUnknownToProvider(error)) return 'gone'
    if (error instanceof ProviderRefused) return { unread: error.message }
    if (error instanceof ProviderUnavailable && error.reason === 'unreadable')
      return { unread: error.unreadable ?? error.message }
    throw error
  }
}

export const isRead = <Thing>(readResult: ReadResult<Thing>): readResult is { thing: Thing } =>
  typeof readResult === 'object' && 'thing' in readResult

/** What of a thing could not be understood: the thing itself, or parts of it. */
export function skippedOf(
  kind: ItemKind,
  id: number,
  readResult: ReadResult<{ item: object } | { skipped: SkippedItem[] }>
): SkippedItem[] {
  if (readResult === 'gone') return []
  if (isRead(readResult)) return 'skipped' in readResult.thing ? readResult.thing.skipped : []
  return [{ kind, id, reason: readResult.unread }]
}
