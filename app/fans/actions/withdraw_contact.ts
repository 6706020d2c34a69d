import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/** Withdraws a contact that a fan shares with an artist. Safe to call twice: the first withdrawal stays. */
export class WithdrawContact {
  async handle(
    { userId, artistId }: { userId: number; artistId: number },
    trx?: TransactionClientContract
  ): Promise<void> {
    // This clock may be behind that of the node that wrote the consent.
    await (trx ?? db).rawQuery(
      `UPDATE contact_consents SET revoked_at = greatest(?::timestamptz, agreed_at)
        WHERE user_id = ? AND artist_id = ? AND revoked_at IS NULL`,
      [clock.now().toJSDate(), userId, artistId]
    )
  }
}
