import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/** Whether fans have heard from an artist today, which they do once a day at most. */
export async function isAnnouncedToday(artistId: number, trx?: TransactionClientContract) {
  const earlier = await (trx ?? db)
    .from('announcements')
    .where('artist_id', artistId)
    .where('created_at', '>=', clock.today().toJSDate())
    .first()
  return Boolean(earlier)
}
