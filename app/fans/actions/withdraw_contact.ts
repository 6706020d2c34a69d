import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/** Ends that a fan shares their contact with an artist. Safe to call twice: the first withdrawal stays. */
export class WithdrawContact {
  async handle(
    { userId, artistId }: { userId: number; artistId: number },
    trx?: TransactionClientContract
  ): Promise<void> {
    // The clock of another node may be behind the one that wrote the consent.
    await (trx ?? db).rawQuery(
      `UPDATE contact_consents SET revoked_at = greatest(?::timestamptz, agreed_at)
        WHERE user_id = ? AND artist_id = ? AND revoked_at IS NULL`,
      [clock.now().toJSDate(), userId, artistId]
    )
  }
}
