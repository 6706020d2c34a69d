import { parseSearchQuery } from '#core/http/search_query'
import { MAX_ID } from '#shared/ids'

/** The parts of the provider's page as they stand in its address, `/printful?tab=…`. */
export const TABS = ['overview', 'products', 'catalog', 'orders'] as const

export type Tab = (typeof TABS)[number]

/** How many of a list are shown at once, and how many more each time. */
const STEP = 24
/** More than the provider has. */
const MOST_SHOWN = 2_400

/** What of a list is to be seen; the browser has the whole list and picks it out. */
export type ListAddress = {
  search: string
  /** A kind of blank in the provider's own words. */
  type: string
  shown: number
  /** The blank that is looked at. */
  item: number | null
}

export const tabIn = ({ tab }: Record<string, unknown>): Tab =>
  TABS.find((name) => name === tab) ?? 'overview'

/** What is unusable is dropped (docs/rules/http-api.md#unusable-values-in-addresses). */
export function listIn(query: Record<string, unknown>): ListAddress {
  const type = parseSearchQuery(query.type)
  return {
    search: parseSearchQuery(query.search) ?? '',
    type: type === undefined || type === 'all' ? '' : type,
    shown: Math.max(STEP, Math.min(MOST_SHOWN, numberIn(query.shown) ?? STEP)),
    item: numberIn(query.item),
  }
}

function numberIn(value: unknown): number | null {
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) return null
  return Number(value) <= MAX_ID ? Number(value) : null
}
