/** The admin pages that are measured, each with the addresses that it is opened at. */
import { counts } from './counts.js'
import { knownValues } from './known_values.js'
import { addressesOfList } from './list_addresses.js'
import { LISTS } from './lists.js'

/** The most that 95 of 100 answers may take, in milliseconds. */
const LIMIT = 50
const SEARCH_LIMIT = 20

/** Common and rare ones, begun ones, middles of names, and two that are nowhere. */
const WORDS = `antern|aundrett|Velvet Copper|o|nightbury|zzqxv|hornfie|copp|GS-|ouse Lights|Ashbury|priya|xq|rcad|the`

export const size = `${counts.orders} orders, ${counts.artists} artists, ${counts.products} products, ${counts.buyers} buyers`

/**
 * @param orderNameAt reads the name of a list's order out of the first page at an address
 * @returns `[{ name, paths, limit }]`
 */
export async function adminPages(url, orderNameAt) {
  const known = { ...(await knownValues(url)), words: WORDS.split('|') }
  const lists = []
  for (const list of LISTS) lists.push(await addressesOfList(list, { url, orderNameAt, known }))
  return [
    ...lists.flat().map((page) => ({ ...page, limit: LIMIT })),
    ...pagesOf(screens(known), LIMIT),
    ...pagesOf(searches(known), SEARCH_LIMIT),
  ]
}

const pagesOf = (addresses, limit) =>
  Object.entries(addresses).map(([name, paths]) => ({ name, paths, limit }))

function screens(known) {
  const periods = ['', ...known.periods]
  const figures = (by) => periods.map((period) => `/admin/figures?by=${by}&period=${period}`)
  const tax = (length) =>
    known.months.map((month) => `/admin/accounting/tax?until=${month}&months=${length}`)
  const refunds = ['refunded', 'partially_refunded', 'refund_failed', 'refund_foreign']
  return {
    'Overview': ['/admin'],
    'Refunds': refunds.map((state) => `/admin/orders?payment=${state}`),
    'One order': known.orderNumbers.map((number) => `/admin/orders/${number}`),
    'One product': known.productIds.map((id) => `/admin/products/${id}`),
    'One dispute': known.disputeIds.map((id) => `/admin/disputes/${id}`),
    'Receipt of an order': known.receiptNumbers.map((number) => `/orders/${number}/receipt`),
    'Notes on an order': known.notedOrderIds.map((id) => `/api/admin/notes/orders/${id}`),
    'Queues': ['/admin/queues'],
    'Settings': ['settings', 'printful', 'catalog'].map((tab) => `/admin?tab=${tab}`),
    'Fraud rules, watched words': ['/admin/fraud-rules', '/admin/watched-words'],
    'Figures by day': figures('day'),
    'Figures by artist': figures('artist'),
    'Figures by gig': figures('gig'),
    'Figures by type': figures('type'),
    'Figures by country': figures('country'),
    'Accounting': known.months.map((month) => `/admin/accounting?month=${month}`),
    'Tax report, a month': tax(1),
    'Tax report, three months': tax(3),
  }
}

function searches(known) {
  const of = (values) =>
    values.map((value) => `/api/admin/search?search=${encodeURIComponent(value)}`)
  return {
    'Search, words': of(known.words),
    'Search, order number': of(known.orderNumbers),
    'Search, Stripe id': of(known.stripeIds),
    'Search, email': of(known.emails),
    'Search, name': of(known.names),
  }
}
