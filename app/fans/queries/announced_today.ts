import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/** Whether an artist has made their one announcement of today. One without recipients does not count. */
export async function isAnnouncedToday(artistId: number, trx?: TransactionClientContract) {
  const earlier = await (trx ?? db)
    .from('announcements')
    .where('artist_id', artistId)
    .where('created_at', '>=', clock.today().toJSDate())
    .whereExists((recipient) =>
      recipient
        .from('announcement_recipients')
        .whereColumn('announcement_recipients.announcement_id', 'announcements.id')
    )
    .first()
  return Boolean(earlier)
}
