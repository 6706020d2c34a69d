import db from '@adonisjs/lucid/services/db'
import { CURRENT_SERIES } from '#commerce/receipts/receipt_number'
import { clock } from '#shared/clock'

/** Differs between a database and each restored copy of it, and stays the same until the next restore. */
const DATABASE_COPY = `
  SELECT concat_ws('-', (SELECT system_identifier FROM pg_control_system()),
                        left(pg_walfile_name(pg_current_wal_lsn()), 8),
                        (SELECT oid FROM pg_database WHERE datname = current_database()))`

/**
 * Begins the next series of receipt and credit note numbers after a restore from a backup: numbers of the receipts that were
 * lost are with buyers, and are not given again (TAXS-12). Once for each restored copy, however often it is called.
 */
export class BeginReceiptSeries {
  /** @returns whether it was begun now */
  async handle(): Promise<boolean> {
    return db.transaction(async (trx) => {
      await trx.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('receipts'))`)
      const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
        `INSERT INTO receipt_series (series, database_copy, begun_at) SELECT ${CURRENT_SERIES} + 1, (${DATABASE_COPY}), ?
             ON CONFLICT (database_copy) DO NOTHING`,
        [clock.now().toSQL()!]
      )
      return rowCount === 1
    })
  }
}
