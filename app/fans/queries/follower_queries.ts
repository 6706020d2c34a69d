import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { clock } from '#shared/clock'
import { announcementRows, type AnnouncementRow } from '#fans/queries/announcement_queries'
import { exportableConsents } from '#fans/queries/contact_consent_queries'

/** An export of the followers who share their contact. */
export type FollowerExport = { exportedAt: string; rows: number }

export type Followers = {
  followers: number
  allowAnnouncements: number
  /** Number of fans whose name and email the artist may export. */
  shareContact: number
  thisMonth: number
  announced: number
  lastExport: FollowerExport | null
}

/** An announcement and how far it has got. */
export type TrackedAnnouncementRow = AnnouncementRow & { recipients: string; sent: string }

const NEWEST_FIRST: CursorOrder = {
  name: 'announcements',
  keys: [{ column: 'announcements.id', direction: 'desc', kind: 'integer' }],
}

/** Counts the followers of an artist. Only `ContactConsentQueries` says who they are. */
export class FollowerQueries {
  /** `thisMonth`: those of the last 30 days. */
  async count(artistId: number): Promise<Followers> {
    const row = await db
      .from('fan_favorites')
      .where('artist_id', artistId)
      .select(
        db.raw('count(*) AS followers'),
        db.raw('count(*) FILTER (WHERE allows_announcements) AS allow_announcements'),
        db.raw('count(*) FILTER (WHERE created_at > ?) AS this_month', [
          clock.now().minus({ days: 30 }).toJSDate(),
        ]),
        db.from('announcements').where('artist_id', artistId).count('*').as('announced'),
        exportableConsents()
          .where('contact_consents.artist_id', artistId)
          .count('*')
          .as('share_contact')
      )
      .first()
    const [lastExport = null] = await this.exports(artistId, 1)
    return {
      followers: Number(row.followers),
      allowAnnouncements: Number(row.allow_announcements),
      shareContact: Number(row.share_contact),
      thisMonth: Number(row.this_month),
      announced: Number(row.announced),
      lastExport,
    }
  }

  /** When an artist exported followers, latest first. */
  async exports(artistId: number, limit?: number): Promise<FollowerExport[]> {
    const query = db
      .from('follower_exports')
      .where('artist_id', artistId)
      .orderBy('id', 'desc')
      .select('exported_at', 'rows')
    if (limit !== undefined) query.limit(limit)
    const rows: { exported_at: Date; rows: number }[] = await query
    return rows.map((row) => ({ exportedAt: row.exported_at.toISOString(), rows: row.rows }))
  }

  /** What an artist has announced, latest first. */
  async announcements(artistId: number, page: PageRequest): Promise<Page<TrackedAnnouncementRow>> {
    const query = this.#tracked().where('announcements.artist_id', artistId)
    return paginateByCursor(query, NEWEST_FIRST, page)
  }

  async announcement(id: number): Promise<TrackedAnnouncementRow> {
    return this.#tracked().where('announcements.id', id).firstOrFail()
  }

  #tracked() {
    const recipients = db
      .from('announcement_recipients')
      .whereColumn('announcement_id', 'announcements.id')
    return announcementRows().select(
      recipients.clone().count('*').as('recipients'),
      recipients.clone().count('sent_at').as('sent')
    )
  }
}
