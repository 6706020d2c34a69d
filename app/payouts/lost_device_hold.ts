import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

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
