import { ACCOUNT_NAME } from '#shared/account_name'
import { parseSortQuery, type SortQuery, type SortOrders } from '#core/http/sort_query'
import { parseSearchQuery } from '#core/http/search_query'
import type { SortKey } from '#core/http/cursor_pagination'
import { ACCOUNT_STATES, USER_TYPES, type UserType } from '#identity/public'

/** What narrows the list of accounts, and its order. */
export type AccountFilters = {
  /** Words that must all occur in name or email. */
  search?: string
  role?: UserType
  state?: (typeof ACCOUNT_STATES)[number]
} & SortQuery

const ID: SortKey = { column: 'users.id', direction: 'asc', kind: 'integer' }

/** By expressions that indexes have. */
const SORT_ORDERS = {
  name: [
    {
      column: `lower(${ACCOUNT_NAME})`,
      direction: 'asc',
      kind: 'text',
    },
    ID,
  ],
  email: [{ column: 'lower(email)', direction: 'asc', kind: 'text' }, ID],
  joined: [{ column: 'users.created_at', direction: 'asc', kind: 'time' }, ID],
} satisfies SortOrders<string>

/** As a page's address has them: what is unusable is dropped (docs/rules/http-api.md#unusable-values-in-addresses). */
export function parseAccountFilters(query: Record<string, unknown>): AccountFilters {
  return {
    search: parseSearchQuery(query.search),
    role: USER_TYPES.find((name) => name === query.role),
    state: ACCOUNT_STATES.find((name) => name === query.state),
    ...parseSortQuery('accounts', SORT_ORDERS, query.sort, '-joined'),
  }
}
