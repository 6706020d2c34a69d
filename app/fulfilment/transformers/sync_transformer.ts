import type { SyncRun } from '#fulfilment/sync/sync_run'

/** `waiting`: to be begun, or taken up again, by the next worker that is free or the next timer. */
export const SYNC_STATES = ['waiting', 'running', 'failed', 'done'] as const

type SyncState = (typeof SYNC_STATES)[number]

/** A run of the sync for the admin area. `phase` with how much of it is `done` of its `total`. */
export function toSync(run: SyncRun, isLocked: boolean) {
  return {
    id: run.id,
    kind: run.kind,
    state: stateOf(run, isLocked),
    phase: run.phase,
    progress: { done: run.phase_done, total: run.phase_total },
    products: {
      added: run.products_added,
      changed: run.products_changed,
      gone: run.products_gone,
      returned: run.products_returned,
    },
    variants: {
      added: run.variants_added,
      changed: run.variants_changed,
      gone: run.variants_gone,
      returned: run.variants_returned,
    },
    stockChanged: run.stock_changed,
    costsChanged: run.costs_changed,
    belowMinimum: run.flagged,
    unread: run.unread,
    /** What was left as it was, and why; the first ones of many. */
    skipped: run.skipped,
    failure: run.failure,
    startedAt: run.started_at.toISOString(),
    lastStepAt: run.last_step_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
  }
}

export type Sync = ReturnType<typeof toSync>

function stateOf({ finished_at: finishedAt, failure }: SyncRun, isLocked: boolean): SyncState {
  if (finishedAt) return 'done'
  if (isLocked) return 'running'
  return failure === null ? 'waiting' : 'failed'
}
