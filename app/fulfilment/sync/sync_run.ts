import type { SkippedItem } from '#fulfilment/provider_types'

/** What a run does, one after the other. */
export const SYNC_PHASES = ['list', 'products', 'variants', 'blanks', 'shop', 'done'] as const

export type SyncPhase = (typeof SYNC_PHASES)[number]

/** Incremental: in full only what has changed or was not read for a day. */
export type SyncKind = 'incremental' | 'full'

/** What a run has found, by column of `provider_syncs`. */
export const SYNC_COUNTS = [
  'products_added',
  'products_changed',
  'products_gone',
  'products_returned',
  'variants_added',
  'variants_changed',
  'variants_gone',
  'variants_returned',
  'stock_changed',
  'costs_changed',
  'flagged',
  'unread',
] as const

export type SyncCounts = Record<(typeof SYNC_COUNTS)[number], number>

/** A row of `provider_syncs`. */
export type SyncRun = SyncCounts & {
  id: number
  kind: SyncKind
  phase: SyncPhase
  /** How far the phase has got: an offset of the list, else the last id that is done. */
  cursor: number
  steps: number
  phase_done: number
  phase_total: number
  failure: string | null
  /** Items that could not be understood and stay as they were; the first ones of many. */
  skipped: SkippedItem[]
  started_at: Date
  last_step_at: Date
  finished_at: Date | null
}

export type SyncRunRow = Omit<SyncRun, 'cursor'> & { cursor: string }

export const toSyncRun = (row: SyncRunRow): SyncRun => ({ ...row, cursor: Number(row.cursor) })

export const phaseAfter = (phase: SyncPhase): SyncPhase =>
  SYNC_PHASES[SYNC_PHASES.indexOf(phase) + 1] ?? 'done'
