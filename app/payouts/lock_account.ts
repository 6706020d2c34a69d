import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PayoutAccount from '#payouts/models/payout_account'

/**
 * Locks an artist's account row, which serialises whatever reads and moves what they are owed and owe. Rows are locked
 * in this order everywhere: order rows, the account, its payouts.
 */
export function lockAccount(
  artistId: number,
  trx: TransactionClientContract
): Promise<PayoutAccount | null> {
  return PayoutAccount.query({ client: trx }).where('artistId', artistId).forUpdate().first()
}

/**
 * Whether payouts to an artist wait because the owner of the band has lost the second factor (MFA-18). It is asked again
 * before money is reserved and before it is sent.
 */
export async function isHeldForLostDevice(
  artistId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const { rows } = await trx.rawQuery<{ rows: { waits: boolean }[] }>(
    'SELECT lost_device_holds_payouts(user_id) AS waits FROM artists WHERE id = ?',
    [artistId]
  )
  return rows[0]?.waits ?? false
}

/** Inserts an artist's account row if there is none yet. */
export async function ensureAccountRow(
  artistId: number,
  trx?: TransactionClientContract
): Promise<void> {
  await (trx ?? db).rawQuery(
    'INSERT INTO payout_accounts (artist_id, account_key) VALUES (?, ?) ON CONFLICT DO NOTHING',
    [artistId, randomUUID()]
  )
}
