import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'
import { inTransaction } from '#core/database/in_transaction'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Consent = { userId: number; artistId: number; allowsNews: boolean }

/** Sets whether an artist's announcements may be mailed to a fan. Taken back, what was still to be sent is dropped. */
export class SetAnnouncementConsent {
  /** Throws NotFound where that artist is no favourite. */
  async handle(
    { userId, artistId, allowsNews }: Consent,
    trx?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(trx, async (own) => {
      const changed = await own
        .from('fan_favorites')
        .where({ user_id: userId, artist_id: artistId })
        .update({ allows_announcements: allowsNews })
      if (Number(changed) === 0) throw new NotFound()
      if (allowsNews) return
      await own
        .from('announcement_recipients')
        .where('user_id', userId)
        .whereNull('sent_at')
        .whereIn(
          'announcement_id',
          db.from('announcements').where('artist_id', artistId).select('id')
        )
        .delete()
    })
  }
}
