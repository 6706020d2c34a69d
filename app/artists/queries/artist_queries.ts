import { hash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { countWithLimit, MOST_OF_A_TOTAL, type BoundedCount } from '#core/http/bounded_count'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import type { Account } from '#identity/public'
import { clock } from '#shared/clock'
import { whereFound, type Search } from '#search/public'
import { BandQueries, type BandRow } from '#artists/bands/band_queries'
import { ARTIST_COLUMNS, type ArtistRow } from '#artists/transformers/artist_transformer'

export type ArtistFilters = { genre?: string; search?: Search }

const MOST_SOLD_FIRST: CursorOrder = {
  name: 'artists',
  keys: [
    { column: 'artists.units_sold', direction: 'desc', kind: 'integer' },
    { column: 'artists.id', direction: 'asc', kind: 'integer' },
  ],
}

/** A number from 0 to below 1 that is as good as random, and the same for the same text. */
const fractionOf = (text: string) => Number.parseInt(hash('sha1', text).slice(0, 12), 16) / 2 ** 48

/** Reads of artist profiles as plain rows; a hidden profile (suspended account) is only found by its owner's account. */
@inject()
export class ArtistQueries {
  constructor(private bands: BandQueries) {}

  /** The artist of an id as anyone may see it. Throws NotFound. */
  async visible(id: number): Promise<ArtistRow> {
    const artist = await this.findOrFail(id)
    if (artist.is_hidden) throw new NotFound()
    return artist
  }

  /** The profile that an account owns, or null. */
  async ofUser(userId: number, trx?: TransactionClientContract): Promise<ArtistRow | null> {
    return this.#rows(trx).where('artists.user_id', userId).first()
  }

  /** The band that an artist works for, `wantedId` if it is one of theirs; null for fans and admins. */
  async bandOf(
    { id, userType }: Pick<Account, 'id' | 'userType'>,
    wantedId: number | null
  ): Promise<BandRow | null> {
    return userType === 'artist' ? this.bands.switchedTo(id, wantedId) : null
  }

  /** Any artist by id, hidden ones included: ask the policy before showing more than exists. Throws NotFound. */
  async findOrFail(id: number): Promise<ArtistRow> {
    const artist = await this.#rows().where('artists.id', id).first()
    if (!artist) throw new NotFound()
    return artist
  }

  /** Visible artists, most sold first; `genre` and `search` (in name, sub-genre and location) narrow them. */
  async list(filters: ArtistFilters, page: PageRequest): Promise<Page<ArtistRow>> {
    return paginateByCursor(this.#found(filters), MOST_SOLD_FIRST, page)
  }

  /** How many visible artists the filters find. */
  async count(filters: ArtistFilters): Promise<BoundedCount> {
    return countWithLimit(this.#found(filters))
  }

  /**
   * One visible artist at random, if possible one with a photo: the Featured Artist of the landing page. The first from
   * a random id on, so that the table is not read; the gaps of hidden artists make their successors a little likelier.
   * Each minute has its own, so that all visitors get the same page.
   */
  async random(): Promise<ArtistRow | null> {
    const ids = await db.from('artists').min('id as first').max('id as last').first()
    const [first, last] = [Number(ids?.first ?? 1), Number(ids?.last ?? 1)]
    const minute = Math.floor(clock.now().toMillis() / 60_000)
    const start = first + Math.floor(fractionOf(String(minute)) * (last - first + 1))
    return (
      (await this.#firstFrom(start, { withPhoto: true })) ??
      (await this.#firstFrom(1, { withPhoto: true })) ??
      (await this.#firstFrom(start)) ??
      (await this.#firstFrom(1))
    )
  }

  /** How many profiles there are, hidden ones included; those of deleted accounts are none. */
  async total(): Promise<BoundedCount> {
    const artists = db
      .from('artists')
      .whereRaw('user_id NOT IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)')
    return countWithLimit(artists, MOST_OF_A_TOTAL)
  }

  async #firstFrom(id: number, { withPhoto = false } = {}): Promise<ArtistRow | null> {
    return this.#visible()
      .where('artists.id', '>=', id)
      .if(withPhoto, (query) => query.whereNotNull('artists.profile_image_url'))
      .orderBy('artists.id')
      .first()
  }

  #found({ genre, search }: ArtistFilters) {
    return this.#visible()
      .if(genre, (rows) => rows.where('artists.genre', genre!))
      .if(search, (rows) => whereFound(rows, 'artists.search_text', search!))
  }

  #visible() {
    return this.#rows().where('artists.is_hidden', false)
  }

  #rows(trx?: TransactionClientContract) {
    return (trx ?? db).from('artists').select(...ARTIST_COLUMNS)
  }
}
