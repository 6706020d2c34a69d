import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { monthOf } from '#shared/months'

/** The first month in which anything was posted; null where nothing was. */
export async function firstMonth(trx?: TransactionClientContract): Promise<string | null> {
  const first = await (trx ?? db)
    .from('ledger_transactions')
    .min('occurred_at as occurred_at')
    .first()
  return first.occurred_at && monthOf(DateTime.fromJSDate(first.occurred_at))
}
