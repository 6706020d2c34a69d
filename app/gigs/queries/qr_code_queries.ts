import db from '@adonisjs/lucid/services/db'
import { paginateByCursor, type Page, type PageRequest } from '#core/http/cursor_pagination'
import { codesAsPlayed } from '#gigs/queries/gig_order'

export type QrCodeRow = {
  id: number
  artist_id: number
  code: string
  store_url: string
  scan_count: string
  is_active: boolean
  is_default: boolean
  event_name: string | null
  created_at: Date
  updated_at: Date
  gig_id: number | null
  gig_name: string | null
  gig_venue: string | null
  gig_city: string | null
  gig_starts_at: Date | null
  gig_time_zone: string | null
  gig_cancelled_at: Date | null
  /** The texts that its gig took over from its tour, with placeholders. */
  gig_code_label: string | null
  gig_poster_line: string | null
  tour_name: string | null
}

/** What a scan needs of a code, with the account of its artist, whose own scans are not counted. */
export type ScannedQrCodeRow = Pick<
  QrCodeRow,
  'id' | 'artist_id' | 'code' | 'store_url' | 'is_active'
> & { owner_user_id: number }

/** Whose it is, for the policy, and what stands on a poster beside it. */
export type OwnedQrCodeRow = QrCodeRow & {
  owner_user_id: number
  band_name: string
  accent_color: string
}

/** Reads of QR codes with the gig they belong to. */
export class QrCodeQueries {
  /** A code of a visible artist by its folded text, also one that is switched off; or null. */
  async ofVisibleArtist(code: string): Promise<ScannedQrCodeRow | null> {
    return db
      .from('qr_codes')
      .join('artists', 'artists.id', 'qr_codes.artist_id')
      .select('qr_codes.id', 'qr_codes.artist_id', 'qr_codes.code', 'qr_codes.store_url')
      .select('qr_codes.is_active', 'artists.user_id as owner_user_id')
      .where({ 'qr_codes.code': code, 'artists.is_hidden': false })
      .first()
  }

  /** An active code of a visible artist by its folded text, or null. */
  async active(code: string): Promise<ScannedQrCodeRow | null> {
    const found = await this.ofVisibleArtist(code)
    return found?.is_active ? found : null
  }

  /** Any code by its folded text, or null: ask the policy before showing it. */
  async owned(code: string): Promise<OwnedQrCodeRow | null> {
    return this.#owned().where('qr_codes.code', code).first()
  }

  /** One code by its id. */
  async find(id: number): Promise<QrCodeRow> {
    return this.#rows().where('qr_codes.id', id).firstOrFail()
  }

  /** The artist of each code. */
  async ownersOf(ids: number[]): Promise<Map<number, number>> {
    const rows = await db.from('qr_codes').whereIn('id', ids).select('id', 'artist_id')
    return new Map(rows.map((row) => [row.id, row.artist_id]))
  }

  /** An artist's codes: today's first, then those of the next gigs, of past ones, and those without a gig (`codesAsPlayed`). */
  async ofArtist(artistId: number, page: PageRequest): Promise<Page<QrCodeRow>> {
    return paginateByCursor(
      this.#rows().where('qr_codes.artist_id', artistId),
      codesAsPlayed(),
      page
    )
  }

  /** The codes of a gig, the newest first, at most so many. */
  async ofGig(gigId: number, limit: number): Promise<QrCodeRow[]> {
    return this.#rows().where('qr_codes.gig_id', gigId).orderBy('qr_codes.id', 'desc').limit(limit)
  }

  /** The newest active code of each of these gigs of an artist, the next gig first; cancelled gigs are left out. */
  async ofGigs(artistId: number, gigIds: number[]): Promise<OwnedQrCodeRow[]> {
    const rows: OwnedQrCodeRow[] = await this.#owned()
      .whereIn('qr_codes.gig_id', gigIds)
      .where({ 'qr_codes.artist_id': artistId, 'qr_codes.is_active': true })
      .whereNull('gigs.cancelled_at')
      .orderBy(['gigs.starts_at', 'gigs.id'])
      .orderBy('qr_codes.id', 'desc')
    return rows.filter((row, index) => row.gig_id !== rows[index - 1]?.gig_id)
  }

  /** How often an artist's codes were scanned. */
  async scansOf(artistId: number): Promise<number> {
    const counted = await db
      .from('qr_codes')
      .where('artist_id', artistId)
      .sum('scan_count as scans')
      .first()
    return Number(counted.scans ?? 0)
  }

  #owned() {
    return this.#rows()
      .join('artists', 'artists.id', 'qr_codes.artist_id')
      .select('artists.user_id as owner_user_id', 'artists.band_name', 'artists.accent_color')
  }

  #rows() {
    return db
      .from('qr_codes')
      .leftJoin('gigs', 'gigs.id', 'qr_codes.gig_id')
      .leftJoin('tours', 'tours.id', 'gigs.tour_id')
      .select(
        'qr_codes.id',
        'qr_codes.artist_id',
        'qr_codes.code',
        'qr_codes.store_url',
        'qr_codes.scan_count',
        'qr_codes.is_active',
        'qr_codes.is_default',
        'qr_codes.event_name',
        'qr_codes.created_at',
        'qr_codes.updated_at',
        'qr_codes.gig_id',
        'gigs.name as gig_name',
        'gigs.venue as gig_venue',
        'gigs.city as gig_city',
        'gigs.starts_at as gig_starts_at',
        'gigs.time_zone as gig_time_zone',
        'gigs.cancelled_at as gig_cancelled_at',
        'gigs.code_label as gig_code_label',
        'gigs.poster_line as gig_poster_line',
        'tours.name as tour_name'
      )
  }
}
