import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** Somebody for whom news wait. */
export type WaitingFan = { id: number; email: string; first_name: string | null }

/** What is announced, with the names it takes to say it. */
export type AnnouncementRow = {
  id: number
  artist_id: number
  band_name: string
  body: string
  created_at: Date
  product_id: number | null
  product_name: string | null
  gig_id: number | null
  gig_name: string | null
  gig_venue: string | null
  gig_city: string | null
  gig_starts_at: Date | null
  gig_time_zone: string | null
}

/** News that nobody could be told in so many days are none any more. */
const FRESH_DAYS = 7

/** Reads for the mailing of news. */
export class NewsQueries {
  /** Who has something waiting and was not mailed that day, by id. Accounts that are suspended or gone are left alone. */
  async waitingFans(page: { day: string; after: number; limit: number }): Promise<WaitingFan[]> {
    return db
      .from('users')
      .where('users.id', '>', page.after)
      .whereNull('users.suspended_at')
      .whereNull('users.deleted_at')
      .whereNotNull('users.email')
      .whereExists((waiting) =>
        waiting
          .from('announcement_recipients as waiting')
          .join('announcements', 'announcements.id', 'waiting.announcement_id')
          .whereColumn('waiting.user_id', 'users.id')
          .whereNull('waiting.sent_at')
          .where(
            'announcements.created_at',
            '>',
            clock.now().minus({ days: FRESH_DAYS }).toJSDate()
          )
          .select(db.raw('1'))
      )
      .whereNotExists((told) =>
        told
          .from('news_days')
          .whereColumn('news_days.user_id', 'users.id')
          .where('news_days.day', page.day)
          .select(db.raw('1'))
      )
      .orderBy('users.id')
      .limit(page.limit)
      .select('users.id', 'users.email', 'users.first_name')
  }

  /** Those of the ids that are still worth telling, oldest first. */
  async toTell(ids: number[]): Promise<AnnouncementRow[]> {
    return announcementRows()
      .whereIn('announcements.id', ids)
      .where('announcements.created_at', '>', clock.now().minus({ days: FRESH_DAYS }).toJSDate())
      .orderBy('announcements.id')
  }
}

export function announcementRows() {
  return db
    .from('announcements')
    .join('artists', 'artists.id', 'announcements.artist_id')
    .leftJoin('products', 'products.id', 'announcements.product_id')
    .leftJoin('gigs', 'gigs.id', 'announcements.gig_id')
    .select(
      'announcements.id',
      'announcements.artist_id',
      'artists.band_name',
      'announcements.body',
      'announcements.created_at',
      'announcements.product_id',
      'products.name as product_name',
      'announcements.gig_id',
      'gigs.name as gig_name',
      'gigs.venue as gig_venue',
      'gigs.city as gig_city',
      'gigs.starts_at as gig_starts_at',
      'gigs.time_zone as gig_time_zone'
    )
}
