import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CURRENT_SERIES, seriesName } from '#commerce/receipts/receipt_number'
import { clock } from '#shared/clock'

/** Differs between a database and each restored copy of it, and stays the same until the next restore. */
const DATABASE_COPY = `
  SELECT concat_ws('-', (SELECT system_identifier FROM pg_control_system()),
                        left(pg_walfile_name(pg_current_wal_lsn()), 8),
                        (SELECT oid FROM pg_database WHERE datname = current_database()))`

/**
 * Begins the next series of receipt and credit note numbers after a restore from a backup: numbers of the receipts that were
 * lost are with buyers, and are not given again (TAXS-12). Once for each restored copy, however often it is called. A backup
 * knows nothing of the restores that were made from it, so a series is named by the minute in which it began.
 */
export class BeginReceiptSeries {
  /** @returns the name of the series; null if the copy has begun one before */
  async handle(): Promise<string | null> {
    return db.transaction(async (trx) => {
      await trx.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('receipts'))`)
      const name = await unusedName(trx)
      const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
        `INSERT INTO receipt_series (series, name, database_copy, begun_at) SELECT ${CURRENT_SERIES} + 1, ?, (${DATABASE_COPY}), ?
             ON CONFLICT (database_copy) DO NOTHING`,
        [name, clock.now().toSQL()!]
      )
      return rowCount === 1 ? name : null
    })
  }
}

/** Of this minute, or of the first one after it that named no series. */
async function unusedName(trx: TransactionClientContract): Promise<string> {
  for (let minutes = 0; ; minutes++) {
    const name = seriesName(clock.now().plus({ minutes }))
    if (!(await trx.from('receipt_series').where('name', name).first())) return name
  }
}
