import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Joins the caller's transaction; only where there is none, one is opened and committed here. */
export function inTransaction<Result>(
  trx: TransactionClientContract | undefined,
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  return trx ? work(trx) : db.transaction(work)
}
