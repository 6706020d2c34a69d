import type { CursorOrder, SortKey } from '#core/http/cursor_pagination'

/** The orders that a list can be read in, each by the name it has in the address. */
export type SortOrders<Name extends string> = Record<Name, SortKey[]>

/** `sort` as the address spells it. */
export type SortQuery = { sort: string; cursorOrder: CursorOrder }

/**
 * Reads the order of a list from the query string of a page: `name`, or `-name` for the same turned around. An unknown one is the first
 * order of the list (docs/rules/http-api.md#unusable-values-in-addresses).
 */
export function parseSortQuery<Name extends string>(
  list: string,
  orders: SortOrders<Name>,
  asked: unknown,
  first: Name | `-${Name}`
): SortQuery {
  const sort = typeof asked === 'string' && isOrder(orders, asked) ? asked : first
  const keys = orders[nameOf(sort) as Name]
  return {
    sort,
    cursorOrder: { name: `${list}:${sort}`, keys: sort.startsWith('-') ? keys.map(turned) : keys },
  }
}

const nameOf = (sort: string) => sort.replace(/^-/, '')

const isOrder = (orders: object, sort: string) => Object.hasOwn(orders, nameOf(sort))

const turned = (key: SortKey): SortKey => ({
  ...key,
  direction: key.direction === 'asc' ? 'desc' : 'asc',
})
