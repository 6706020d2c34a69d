import db from '@adonisjs/lucid/services/db'
import { countWithLimit, type BoundedCount } from '#core/http/bounded_count'
import { paginateByCursor, type Page, type PageRequest } from '#core/http/cursor_pagination'
import type { OrderListFilters, RiskFilter } from '#admin/order_list_filters'
import { checkoutsByEmail } from '#admin/queries/checkouts_by_email'
import { PRODUCTION_HOLD_CASE } from '#admin/queries/production_hold_case'
import { whereCase } from '#admin/queries/production_cases'
import type { ListedOrderRow } from '#admin/transformers/listed_order_transformer'
import { foldedWords, whereWords } from '#search/public'

/** Lists the orders of all buyers, paid or not, for admins. One statement per call, and one to read words. */
export class OrderListQuery {
  async page(filters: OrderListFilters, page: PageRequest): Promise<Page<ListedOrderRow>> {
    const words = await wordsOf(filters)
    return paginateByCursor(this.#found(filters, words), filters.cursorOrder, page, (part) =>
      db
        .from(part.as('orders'))
        .join('checkouts', 'checkouts.id', 'orders.checkout_id')
        .select(
          'orders.*',
          'checkouts.customer_name',
          'checkouts.customer_email',
          'checkouts.country',
          db.raw(`${PRODUCTION_HOLD_CASE} AS production_hold`)
        )
    )
  }

  async count(filters: OrderListFilters): Promise<BoundedCount> {
    const words = await wordsOf(filters)
    return countWithLimit(this.#found(filters, words))
  }

  #found(filters: OrderListFilters, words: string[]) {
    const { search, status, payment, risk, productionHold, production, checkoutIds } = filters
    const rows = db
      .from('orders')
      .select(
        'orders.id',
        'orders.order_number',
        'orders.checkout_id',
        'orders.product_name',
        'orders.band_name',
        'orders.artist_id',
        'orders.size',
        'orders.color',
        'orders.quantity',
        'orders.total_amount',
        'orders.refunded_amount',
        'orders.currency',
        'orders.status',
        'orders.payment_status',
        'orders.created_at'
      )
    return whereWords(rows, 'orders.search_text', words)
      .if(status, (query) => query.where('orders.status', status!))
      .if(payment, (query) => query.where('orders.payment_status', payment!))
      .if(risk, (query) => query.whereIn('orders.checkout_id', riskyCheckouts(risk!)))
      .if(isEmail(search), (query) =>
        query.whereIn('orders.checkout_id', checkoutsByEmail(search!))
      )
      .if(productionHold, (query) =>
        query.whereRaw(
          `orders.checkout_id = ANY (ARRAY(SELECT id FROM checkouts WHERE ${PRODUCTION_HOLD_CASE}))`
        )
      )
      .if(checkoutIds, (query) => query.whereIn('orders.checkout_id', checkoutIds!))
      .if(production, (query) => query.whereRaw(...whereCase(production!)))
  }
}

function riskyCheckouts(risk: RiskFilter) {
  if (risk === 'fraud_warning') return db.from('early_fraud_warnings').select('checkout_id')
  const levels = risk === 'elevated_risk' ? ['elevated', 'highest'] : ['highest']
  return db.from('payment_sessions').whereIn('risk_level', levels).select('checkout_id')
}

const isEmail = (search?: string) => search?.includes('@') ?? false

const wordsOf = async ({ search }: OrderListFilters) => (isEmail(search) ? [] : foldedWords(search))
