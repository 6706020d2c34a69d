import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import type { SkippedItem } from '#fulfilment/provider_types'
import { SyncRunning } from '#fulfilment/errors'
import {
  phaseAfter,
  toSyncRun,
  type SyncCounts,
  type SyncKind,
  type SyncRun,
  type SyncRunRow,
} from '#fulfilment/sync/sync_run'
import { clock } from '#shared/clock'

type Step = {
  cursor: number
  /** Of `phase_total`; one by default. */
  done?: number
  /** Where only the step has learnt how much there is. */
  total?: number
  counts?: Partial<SyncCounts>
  /** Items that could not be understood: counted, and kept with their reasons. */
  skipped?: SkippedItem[]
}

/** Of a run so many reasons are kept. */
const MOST_REASONS = 50

/** The record of runs: every step is entered in the transaction of what it wrote. */
export class SyncRuns {
  /**
   * The run that is to be worked on: the unfinished one where there is one, else a new one. A wish to read everything
   * turns an incremental one into that, as far as it has read already.
   */
  async open(kind: SyncKind, caller?: TransactionClientContract): Promise<SyncRun> {
    return inTransaction(caller, async (trx) => {
      const now = clock.now().toJSDate()
      const made = await trx.rawQuery<{ rows: SyncRunRow[] }>(
        `INSERT INTO provider_syncs (kind, started_at, last_step_at) VALUES (?, ?, ?)
         ON CONFLICT DO NOTHING RETURNING *`,
        [kind, now, now]
      )
      if (made.rows[0]) return toSyncRun(made.rows[0])
      const { rows } = await trx.rawQuery<{ rows: SyncRunRow[] }>(
        'SELECT * FROM provider_syncs WHERE finished_at IS NULL FOR UPDATE'
      )
      // It was finished by its worker in this moment.
      if (!rows[0]) return this.open(kind, trx)
      return kind === 'full' && rows[0].kind === 'incremental'
        ? this.#widen(rows[0], trx)
        : toSyncRun(rows[0])
    })
  }

  /** Enters a step. Throws SyncRunning where another worker has taken it: then nothing of it may be written. */
  async advance(
    run: SyncRun,
    { cursor, done = 1, total, counts = {}, skipped = [] }: Step,
    trx: TransactionClientContract
  ): Promise<SyncRun> {
    const found = { ...counts, unread: (counts.unread ?? 0) + skipped.length }
    const counted = Object.entries(found).map(([name, count]) => [
      name,
      trx.raw('?? + ?', [name, count]),
    ])
    const reasons = [...run.skipped, ...skipped].slice(0, MOST_REASONS)
    return this.#write(
      run,
      {
        cursor,
        phase_done: trx.raw('phase_done + ?', [done]),
        ...(total !== undefined && { phase_total: total }),
        ...(Object.fromEntries(counted) as object),
        ...(skipped.length > 0 && { skipped: JSON.stringify(reasons) }),
      },
      trx
    )
  }

  /** On to what comes next, of which there is so much. Throws SyncRunning. */
  async enterNext(run: SyncRun, total: number, trx: TransactionClientContract): Promise<SyncRun> {
    const phase = phaseAfter(run.phase)
    const finishedAt = phase === 'done' ? clock.now().toJSDate() : null
    const place = { phase, cursor: 0, phase_done: 0, phase_total: total, finished_at: finishedAt }
    return this.#write(run, { ...place, failure: null }, trx)
  }

  /** Begins or goes on: what it failed of before is over. Throws SyncRunning. */
  async takeUp(run: SyncRun): Promise<SyncRun> {
    return this.#write(run, { failure: null })
  }

  /** Why it stopped; it stays unfinished. */
  async recordFailure(id: number, sentence: string): Promise<void> {
    await db
      .from('provider_syncs')
      .where('id', id)
      .whereNull('finished_at')
      .update({ failure: sentence })
  }

  async #write(
    run: SyncRun,
    changes: Record<string, unknown>,
    trx?: TransactionClientContract
  ): Promise<SyncRun> {
    const client = trx ?? db
    const rows: SyncRunRow[] = await client
      .from('provider_syncs')
      .where({ id: run.id, steps: run.steps })
      .update({ ...changes, steps: run.steps + 1, last_step_at: clock.now().toJSDate() })
      .returning('*')
    if (!rows[0]) throw new SyncRunning()
    return toSyncRun(rows[0])
  }

  async #widen(row: SyncRunRow, trx: TransactionClientContract): Promise<SyncRun> {
    const isListed = row.phase !== 'list'
    const place = isListed ? { phase: 'products', cursor: 0, phase_done: 0 } : {}
    return this.#write(toSyncRun(row), { kind: 'full', ...place }, trx)
  }
}
