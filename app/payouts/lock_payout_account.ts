import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PayoutAccount from '#payouts/models/payout_account'

/**
 * Locks an artist's payout account, which serialises whatever reads and moves what they are owed and owe. Rows are locked
 * in this order everywhere: order rows, the payout account, its payouts.
 */
export function lockPayoutAccount(
  artistId: number,
  trx: TransactionClientContract
): Promise<PayoutAccount | null> {
  return PayoutAccount.query({ client: trx }).where('artistId', artistId).forUpdate().first()
}

/** Inserts an artist's payout account if there is none yet. */
export async function ensurePayoutAccount(
  artistId: number,
  trx?: TransactionClientContract
): Promise<void> {
  await (trx ?? db).rawQuery(
    'INSERT INTO payout_accounts (artist_id, account_key) VALUES (?, ?) ON CONFLICT DO NOTHING',
    [artistId, randomUUID()]
  )
}
