import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'

/** An artist with whom a fan shares their contact. */
export type SharedContact = { artistId: number; bandName: string; agreedAt: string }

/** A fan in the export of an artist. */
export type SharingFan = {
  first_name: string | null
  last_name: string | null
  email: string
  following_since: Date
  agreed_at: Date
  wording_version: number
}

export type ContactConsentRow = {
  artist_id: number
  band_name: string
  wording: string
  wording_version: number
  agreed_at: Date
  revoked_at: Date | null
}

const OLDEST_FIRST: CursorOrder = {
  name: 'sharing-fans',
  keys: [{ column: 'contact_consents.id', direction: 'asc', kind: 'integer' }],
}

/** Reads the contacts that fans share with artists. */
export class ContactConsentQueries {
  async isShared(userId: number, artistId: number): Promise<boolean> {
    return (await this.sharedAmong(userId, [artistId])).length > 0
  }

  /** Which of these artists a fan shares their contact with, by id. */
  async sharedAmong(userId: number, artistIds: number[]): Promise<number[]> {
    if (artistIds.length === 0) return []
    const rows: { artist_id: number }[] = await db
      .from('contact_consents')
      .where('user_id', userId)
      .whereIn('artist_id', artistIds)
      .whereNull('revoked_at')
      .select('artist_id')
    return rows.map(({ artist_id: artistId }) => artistId)
  }

  /** The artists with whom a fan shares their contact, by name. Hidden artists are included, so that each can be stopped. */
  async ofFan(userId: number): Promise<SharedContact[]> {
    const rows: ContactConsentRow[] = await this.#ofUser(userId)
      .whereNull('contact_consents.revoked_at')
      .orderByRaw('lower(artists.band_name)')
      .limit(500)
    return rows.map((row) => ({
      artistId: row.artist_id,
      bandName: row.band_name,
      agreedAt: row.agreed_at.toISOString(),
    }))
  }

  /** All consents of a fan, withdrawn or not, the oldest first. */
  async history(userId: number): Promise<ContactConsentRow[]> {
    return this.#ofUser(userId).orderBy('contact_consents.id')
  }

  /** The fans who share their contact with an artist, in the order in which they agreed. */
  async ofArtist(artistId: number, page: PageRequest): Promise<Page<SharingFan>> {
    const query = exportableConsents()
      .where('contact_consents.artist_id', artistId)
      .select(
        'contact_consents.id',
        'users.first_name',
        'users.last_name',
        'users.email',
        'fan_favorites.created_at as following_since',
        'contact_consents.agreed_at',
        'contact_consents.wording_version'
      )
    return paginateByCursor(query, OLDEST_FIRST, page)
  }

  #ofUser(userId: number) {
    return db
      .from('contact_consents')
      .join('artists', 'artists.id', 'contact_consents.artist_id')
      .where('contact_consents.user_id', userId)
      .select(
        'contact_consents.artist_id',
        'artists.band_name',
        'contact_consents.wording',
        'contact_consents.wording_version',
        'contact_consents.agreed_at',
        'contact_consents.revoked_at'
      )
  }
}

/**
 * Selects the consents in force of followers that an artist may export: with a verified email, neither suspended nor
 * deleted (docs/rules/privacy.md#shared-contacts).
 */
export function exportableConsents() {
  return db
    .from('contact_consents')
    .join('users', 'users.id', 'contact_consents.user_id')
    .join('fan_favorites', (favourite) =>
      favourite
        .on('fan_favorites.user_id', 'contact_consents.user_id')
        .on('fan_favorites.artist_id', 'contact_consents.artist_id')
    )
    .whereNull('contact_consents.revoked_at')
    .whereNotNull('users.email')
    .whereNotNull('users.email_verified_at')
    .whereNull('users.suspended_at')
    .whereNull('users.deleted_at')
}
