import db from '@adonisjs/lucid/services/db'
import { parseProductFilters, type ProductListFilters } from '#catalog/product_list_filters'
import {
  LISTED_PRODUCT_CSV_HEAD,
  toListedProduct,
  toListedProductCells,
  type ListedProductRow,
} from '#catalog/transformers/listed_product_transformer'
import { countWithLimit } from '#core/http/bounded_count'
import { paginateByCursor, type Page, type PageRequest } from '#core/http/cursor_pagination'
import { foldedWords, patternOf } from '#search/public'

/** Lists the products of all artists, in every status, for admins. One statement per call, and two to read words. */
export class ProductListQuery {
  /** `query` is that of the page's address: an unusable value of it is dropped. */
  async screen(query: Record<string, unknown>, page: PageRequest) {
    const { cursorOrder, ...filters } = parseProductFilters(query)
    const words = await readWords(filters.search)
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.#page({ cursorOrder, ...filters }, words, page),
      countWithLimit(this.#found({ cursorOrder, ...filters }, words)),
    ])
    return { filters, rows: rows.map(toListedProduct), total, nextCursor }
  }

  /** All that the filters of an address find, for `streamCsv`. */
  csv(query: Record<string, unknown>) {
    const filters = parseProductFilters(query)
    return {
      head: LISTED_PRODUCT_CSV_HEAD,
      readPart: async (part: PageRequest) =>
        this.#page(filters, await readWords(filters.search), part),
      toCells: toListedProductCells,
    }
  }

  #page(
    filters: ProductListFilters,
    words: Word[],
    page: PageRequest
  ): Promise<Page<ListedProductRow>> {
    return paginateByCursor(this.#found(filters, words), filters.cursorOrder, page, (part) =>
      db
        .from(part.as('products'))
        .join('artists', 'artists.id', 'products.artist_id')
        .leftJoin('product_takedown_events as takedown', 'takedown.id', 'products.takedown_id')
        .leftJoin('product_takedown_events as answer', (answer) =>
          answer.on('answer.takedown_id', 'takedown.id').andOnVal('answer.event', '=', 'answered')
        )
        .select('products.*', 'artists.band_name', 'takedown.kind as takedown_kind')
        .select(db.raw('answer.id IS NOT NULL AS is_takedown_answered'))
    )
  }

  #found({ status, type, isBelowMinimum, isTakenDown }: ProductListFilters, words: Word[]) {
    const rows = db
      .from('products')
      .select(
        'products.id',
        'products.artist_id',
        'products.name',
        'products.product_type',
        'products.status',
        'products.takedown_id',
        'products.selling_price',
        'products.base_price',
        'products.provider_cost',
        'products.below_minimum_since',
        'products.currency',
        'products.units_sold_30_days',
        'products.created_by_admin',
        'products.colors',
        'products.design_url',
        'products.preview_url',
        'products.thumbnail_url',
        'products.created_at',
        'products.updated_at'
      )
      .if(status, (query) => query.where('products.status', status!))
      .if(type, (query) => query.where('products.product_type', type!))
      .if(isTakenDown, (query) => query.whereNotNull('products.takedown_id'))
      .if(isBelowMinimum, (query) => query.whereNotNull('products.below_minimum_since'))
    for (const word of words) rows.where(hasWord(word))
    return rows
  }
}

type Query = ReturnType<typeof db.from>

/** A word of a search, and the artists in whose name it occurs. */
type Word = { pattern: string; artistIds: number[] }

/** The artists are read beforehand: with their ids at hand both halves of the condition have an index. */
async function readWords(search: string | undefined): Promise<Word[]> {
  const patterns = (await foldedWords(search)).map(patternOf)
  if (patterns.length === 0) return []
  const { rows } = await db.rawQuery<{ rows: Word[] }>(
    `SELECT pattern, ARRAY(SELECT id FROM artists WHERE fold_text(' ' || band_name) LIKE pattern) AS "artistIds"
       FROM unnest(?::text[]) AS pattern`,
    [patterns]
  )
  return rows
}

/** In its own name or its artist's. */
const hasWord =
  ({ pattern, artistIds }: Word) =>
  (query: Query) =>
    query
      .whereRaw(`fold_text(' ' || products.name) LIKE ?`, [pattern])
      .orWhereRaw('products.artist_id = ANY (?)', [artistIds])
