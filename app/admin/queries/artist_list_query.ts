import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { ArtistFilters } from '#admin/artist_filters'
import type { AdminArtistRow } from '#admin/transformers/artist_transformer'
import { NotFound } from '#core/exceptions/errors'
import { countWithLimit, type BoundedCount } from '#core/http/bounded_count'
import { paginateByCursor, type Page, type PageRequest } from '#core/http/cursor_pagination'
import { SearchReader, whereFound, type Search } from '#search/public'

/** Artists as admins find them, hidden ones too; of deleted accounts there is nothing to find. */
@inject()
export class ArtistListQuery {
  constructor(private search: SearchReader) {}

  async page(filters: ArtistFilters, page: PageRequest): Promise<Page<AdminArtistRow>> {
    const search = await this.#read(filters)
    const found = this.#found(filters, search).select('artists.*')
    return paginateByCursor<AdminArtistRow>(found, filters.cursorOrder, page, (part) =>
      withDetails(part.as('artists')).select('artists.cursor_values')
    )
  }

  async count(filters: ArtistFilters): Promise<BoundedCount> {
    const search = await this.#read(filters)
    return countWithLimit(this.#found(filters, search))
  }

  /** Throws NotFound. */
  async findOrFail(id: number): Promise<AdminArtistRow> {
    const artist = await withDetails('artists').where('artists.id', id).first()
    if (!artist) throw new NotFound()
    return artist
  }

  /** As typed: who looks for a name wants that one. */
  #read({ search }: ArtistFilters) {
    return this.search.read(search, { asTyped: true })
  }

  #found({ mark }: ArtistFilters, search: Search | undefined) {
    return withCatalogStats('artists')
      .whereRaw(OF_NOBODY_DELETED)
      .if(search, (rows) => whereFound(rows, 'artists.search_text', search!))
      .if(mark === 'verified', (rows) => rows.where('artists.is_verified', true))
      .if(mark === 'unverified', (rows) => rows.where('artists.is_verified', false))
      .if(mark === 'hidden', (rows) => rows.where('artists.is_hidden', true))
  }
}

type Source = Parameters<typeof db.from>[0]

/** The few deleted accounts are read, and not all those that are there. */
const OF_NOBODY_DELETED =
  'artists.user_id NOT IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)'

/** What an artist has on sale, as the collections count it. */
const CATALOG_STATS = `LEFT JOIN artist_catalog_stats AS stats ON stats.artist_id = artists.id AND stats.product_type = 'all'`

const withCatalogStats = (artists: Source) => db.from(artists).joinRaw(CATALOG_STATS)

/** Adds what the list shows of each artist; the joins run for the rows of one page only. */
function withDetails(artists: Source) {
  return withCatalogStats(artists)
    .join('users', 'users.id', 'artists.user_id')
    .leftJoin('payout_accounts', 'payout_accounts.artist_id', 'artists.id')
    .select(
      'artists.id',
      'artists.band_name',
      'artists.genre',
      'artists.is_verified',
      'artists.is_hidden',
      'artists.total_sales',
      'artists.profit_share_percentage',
      'artists.created_at',
      'artists.updated_at',
      'users.email',
      'payout_accounts.payout_hold_reason',
      db.raw('lost_device_holds_payouts(artists.user_id) as lost_device'),
      db.raw('coalesce(stats.products, 0) as products'),
      db.raw(
        "(SELECT count(*)::int FROM reports WHERE reports.artist_id = artists.id AND state = 'upheld') AS upheld_reports"
      )
    )
}
