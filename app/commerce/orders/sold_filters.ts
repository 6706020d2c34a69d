import { parseSearchQuery } from '#core/http/search_query'
import { ORDER_STATUSES, type OrderStatus } from '#commerce/orders/order_status'

/** What narrows the list of what an artist sold. */
export type SoldFilters = {
  status?: OrderStatus
  /** Words that must all occur in order number, product or customer's name, whatever their accents and case. */
  search?: string
  /** Sold by a code of this gig. */
  gigId?: number
}

/** As a page's address has them: what is unusable is dropped (docs/rules/http-api.md#unusable-values-in-addresses). */
export function parseSoldOrderFilters({
  status,
  search,
  gig,
}: Record<string, unknown>): SoldFilters {
  return {
    status: ORDER_STATUSES.find((name) => name === status),
    search: parseSearchQuery(search),
    gigId: typeof gig === 'string' && /^[1-9]\d{0,8}$/.test(gig) ? Number(gig) : undefined,
  }
}
