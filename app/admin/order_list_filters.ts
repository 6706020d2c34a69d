import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { parseSortQuery, type SortQuery, type SortOrders } from '#core/http/sort_query'
import { parseSearchQuery } from '#core/http/search_query'
import type { SortKey } from '#core/http/cursor_pagination'
import { STATUSES } from '#commerce/public'
import { PRODUCTION_CASES, type ProductionCase } from '#admin/queries/production_cases'

/**
 * In the address in place of a payment status. `elevated_risk` finds the payments of the highest risk too; `fraud_warning` those
 * that a bank reported as fraud.
 */
export const RISK_FILTERS = ['elevated_risk', 'highest_risk', 'fraud_warning'] as const

export type RiskFilter = (typeof RISK_FILTERS)[number]

/** The filters and the sort order of the list of all orders. */
export type OrderListFilters = {
  /** Words that must all occur in order number, product or customer's name; or the beginning of an email. */
  search?: string
  status?: (typeof STATUSES.order)[number]
  payment?: (typeof STATUSES.payment)[number]
  /** Only orders whose payment Stripe thinks risky. */
  risk?: RiskFilter
  /** Only orders whose production hold needs an admin's decision. */
  productionHold: boolean
  /** Only orders that an admin has to review because of their production or shipping. */
  production?: ProductionCase
  /** Only orders of the checkouts whose ids this query selects. */
  checkoutIds?: DatabaseQueryBuilderContract
} & SortQuery

const ID: SortKey = { column: 'orders.id', direction: 'asc', kind: 'integer' }

/** By columns that indexes have. */
const SORT_ORDERS = {
  placed: [{ column: 'orders.created_at', direction: 'asc', kind: 'time' }, ID],
  amount: [{ column: 'orders.total_amount', direction: 'asc', kind: 'decimal' }, ID],
} satisfies SortOrders<string>

/** Reads the filters from a page's address: an unusable value is dropped (docs/rules/http-api.md#unusable-values-in-addresses). */
export function parseOrderFilters(query: Record<string, unknown>): OrderListFilters {
  return {
    search: parseSearchQuery(query.search),
    status: STATUSES.order.find((name) => name === query.status),
    payment: STATUSES.payment.find((name) => name === query.payment),
    risk: RISK_FILTERS.find((name) => name === query.payment),
    productionHold: query.held === 'yes',
    production: PRODUCTION_CASES.find((name) => name === query.production),
    ...parseSortQuery('all-orders', SORT_ORDERS, query.sort, '-placed'),
  }
}
