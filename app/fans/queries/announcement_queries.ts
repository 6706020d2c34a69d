import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { onSaleCondition } from '#catalog/public'
import { clock } from '#shared/clock'

/** An announcement with the names that its mail needs. */
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

/** An announcement that could not be mailed within so many days is dropped. */
const FRESH_DAYS = 7

/** Reads for the mailing of announcements. */
export class AnnouncementQueries {
  /** Fans with pending announcements who were not mailed that day, by id; without suspended and deleted accounts. */
  async waitingFans(page: {
    day: string
    after: number
    limit: number
  }): Promise<{ id: number }[]> {
    return db
      .from('users')
      .where('users.id', '>', page.after)
      .whereNull('users.suspended_at')
      .whereNull('users.deleted_at')
      .whereNotNull('users.email')
      .whereExists((waiting) =>
        pendingAnnouncements(waiting).whereColumn('waiting.user_id', 'users.id')
      )
      .whereNotExists((mailed) =>
        mailed
          .from('announcement_mail_days')
          .whereColumn('announcement_mail_days.user_id', 'users.id')
          .where('announcement_mail_days.day', page.day)
          .select(db.raw('1'))
      )
      .orderBy('users.id')
      .limit(page.limit)
      .select('users.id')
  }

  /** Those of the announcements that are still relevant to this fan, oldest first. */
  async worthTelling(userId: number, ids: number[]): Promise<AnnouncementRow[]> {
    return announcementRows()
      .whereIn('announcements.id', ids)
      .whereIn('announcements.id', (worth) => worthTelling(worth).where('waiting.user_id', userId))
      .orderBy('announcements.id')
  }
}

/** Selects the ids of pending announcements that are still relevant. */
export function pendingAnnouncements(query: DatabaseQueryBuilderContract) {
  return worthTelling(query).whereNull('waiting.sent_at')
}

/**
 * Selects the ids of announcements that are still relevant, claimed or not: recent, by an artist who is visible and
 * still among the fan's favourites, about a product on sale or an upcoming gig.
 */
export function worthTelling(query: DatabaseQueryBuilderContract) {
  const now = clock.now()
  return query
    .from('announcement_recipients as waiting')
    .join('announcements', 'announcements.id', 'waiting.announcement_id')
    .join('artists', 'artists.id', 'announcements.artist_id')
    .join('fan_favorites', (wanted) =>
      wanted
        .on('fan_favorites.artist_id', 'announcements.artist_id')
        .on('fan_favorites.user_id', 'waiting.user_id')
    )
    .leftJoin('products', 'products.id', 'announcements.product_id')
    .leftJoin('gigs', 'gigs.id', 'announcements.gig_id')
    .where('announcements.created_at', '>', now.minus({ days: FRESH_DAYS }).toJSDate())
    .where('artists.is_hidden', false)
    .where('fan_favorites.allows_announcements', true)
    .where((subject) =>
      subject.whereRaw(onSaleCondition()).orWhere('gigs.starts_at', '>', now.toJSDate())
    )
    .select('waiting.announcement_id')
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
