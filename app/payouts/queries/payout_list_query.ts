import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#core/exceptions/errors'
import { parseSortQuery, type SortQuery, type SortOrders } from '#core/http/sort_query'
import { parseSearchQuery } from '#core/http/search_query'
import { countWithLimit, type BoundedCount } from '#core/http/bounded_count'
import {
  paginateByCursor,
  type Page,
  type PageRequest,
  type SortKey,
} from '#core/http/cursor_pagination'
import { PAYOUT_STATUSES } from '#payouts/payout_status'
import { fromDecimal, type Pence } from '#shared/money'
import { foldedWords, whereWords } from '#search/public'
import type { PayoutRow } from '#payouts/queries/payout_queries'

/** The filters of the list: a status, or `unresolved`, failed payouts that no later payout of the artist followed. */
export const PAYOUT_VIEWS = [...PAYOUT_STATUSES, 'unresolved'] as const

type PayoutView = (typeof PAYOUT_VIEWS)[number]

export type PayoutFilters = { search?: string; status?: PayoutView } & SortQuery

export type ListedPayoutRow = PayoutRow & {
  band_name: string
  stripe_transfer_id: string | null
  payout_hold: boolean
  payout_hold_reason: string | null
  lost_device: boolean
  payouts_enabled: boolean
  updated_at: Date
  /** The latest later payout of any of its orders. */
  followed_by: number | null
}

const ID: SortKey = { column: 'payouts.id', direction: 'asc', kind: 'integer' }

const SORT_ORDERS = {
  made: [ID],
  amount: [{ column: 'payouts.amount', direction: 'asc', kind: 'decimal' }, ID],
} satisfies SortOrders<string>

/** Parses the filters in a page's address. Drops an unusable value (docs/rules/http-api.md#unusable-values-in-addresses). */
export function parsePayoutFilters(query: Record<string, unknown>): PayoutFilters {
  return {
    search: parseSearchQuery(query.search),
    status: PAYOUT_VIEWS.find((status) => status === query.status),
    ...parseSortQuery('admin-payouts', SORT_ORDERS, query.sort, '-made'),
  }
}

/** The payouts of all artists, for admins. One statement each, and one to read words. */
export class PayoutListQuery {
  async page(filters: PayoutFilters, page: PageRequest): Promise<Page<ListedPayoutRow>> {
    const words = await foldedWords(filters.search)
    const found = this.#found(filters, words).select('payouts.*')
    return paginateByCursor<ListedPayoutRow>(found, filters.cursorOrder, page, (part) =>
      withDetails(part.as('payouts')).select('payouts.cursor_values')
    )
  }

  async count(filters: PayoutFilters): Promise<BoundedCount> {
    const words = await foldedWords(filters.search)
    return countWithLimit(this.#found(filters, words))
  }

  /** Failed payouts that no other one followed, how many and their sum: their artists are still to be paid. */
  async unresolved(): Promise<{ count: number; total: Pence }> {
    const { count, total } = await db
      .from('payouts')
      .whereRaw(UNRESOLVED)
      .select(db.raw('count(*)::int AS count, coalesce(sum(amount), 0.00)::text AS total'))
      .first()
    return { count, total: fromDecimal(total) }
  }

  /** Throws NotFound. */
  async findOrFail(id: number): Promise<ListedPayoutRow> {
    const row = await withDetails('payouts').where('payouts.id', id).first()
    if (!row) throw new NotFound()
    return row
  }

  #found({ status }: PayoutFilters, words: string[]) {
    return db
      .from('payouts')
      .if(status === 'unresolved', (rows) => rows.whereRaw(UNRESOLVED))
      .if(status && status !== 'unresolved', (rows) => rows.where('payouts.status', status!))
      .if(words.length > 0, (rows) =>
        rows.whereIn(
          'payouts.artist_id',
          whereWords(db.from('artists'), "fold_text(' ' || band_name)", words).select('id')
        )
      )
  }
}

function withDetails(payouts: Parameters<typeof db.from>[0]) {
  return db
    .from(payouts)
    .join('artists', 'artists.id', 'payouts.artist_id')
    .join('payout_accounts', 'payout_accounts.artist_id', 'payouts.artist_id')
    .select('payouts.*', 'artists.band_name')
    .select(
      db.raw(
        'payout_accounts.payout_hold OR lost_device_holds_payouts(artists.user_id) AS payout_hold'
      ),
      db.raw('lost_device_holds_payouts(artists.user_id) AS lost_device')
    )
    .select('payout_accounts.payout_hold_reason', 'payout_accounts.payouts_enabled')
    .select(
      db.raw(
        '(SELECT count(*)::int FROM payout_lines WHERE payout_lines.payout_id = payouts.id) AS lines'
      ),
      db.raw(FOLLOWED_BY)
    )
}

/** Computed for failed payouts only. */
const FOLLOWED_BY = `CASE payouts.status WHEN 'failed' THEN
  (SELECT max(later.payout_id) FROM payout_lines AS own JOIN payout_lines AS later USING (order_id)
     JOIN payouts AS next ON next.id = later.payout_id AND next.status <> 'cancelled'
    WHERE own.payout_id = payouts.id AND later.payout_id > payouts.id) END AS followed_by`

/** A later payout takes the orders of a failed one along, as far as they are still due. */
const UNRESOLVED = `payouts.status = 'failed' AND NOT EXISTS (
  SELECT FROM payouts AS later WHERE later.artist_id = payouts.artist_id
     AND later.id > payouts.id AND later.status <> 'cancelled')`
