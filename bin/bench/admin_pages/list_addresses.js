import { valuesOf } from '../../launcher/database_names.js'

const DEEP_PAGES_OF_AN_ORDER = 12

/**
 * The addresses of a list: its first page in each order, pages all over it, its filters, and searches.
 * @param list one of lists.js
 * @returns `[{ name, paths }]`
 */
export async function addressesOfList(list, { url, orderNameAt, known }) {
  const { name, path, filters = [], isSearched } = list
  const at = (...parts) =>
    `${path}${path.includes('?') ? '&' : '?'}${parts.filter(Boolean).join('&')}`
  const orders = ordersOf(list)
  const inEachOrder = (query) => orders.map((order) => at(query, list.sorts && order.query))

  const deep = []
  for (const order of orders) {
    const cursors = await deepCursors(url, await orderNameAt(at(order.query)), order)
    deep.push(...cursors.map((cursor) => at(order.query, `cursor=${cursor}`)))
  }
  const { words, orderNumbers, emails, names } = known
  const typed = [
    ...words,
    ...orderNumbers.slice(0, 3),
    ...emails.slice(0, 3),
    ...names.slice(0, 4),
  ].map((word) => `search=${encodeURIComponent(word)}`)
  return [
    { name, paths: inEachOrder('') },
    { name: `${name}, deep pages`, paths: mixed(deep) },
    { name: `${name}, filters`, paths: mixed(filters.flatMap(inEachOrder)) },
    { name: `${name}, search`, paths: isSearched ? mixed(typed.flatMap(inEachOrder)) : [] },
  ].filter(({ paths }) => paths.length > 0)
}

/** @returns `[{ query, sql, from, id }]`: how the address asks for an order, and what it sorts by */
function ordersOf({ sorts, from, id = 'id', deepQuery = '', sortedBy = null }) {
  if (!sorts) return [{ query: deepQuery, sql: sortedBy, from, id }]
  return Object.entries(sorts).flatMap(([sort, sql]) =>
    ['-', ''].map((sign) => ({ query: `sort=${sign}${sort}`, sql, from, id }))
  )
}

/** Places after rows all over the list, as the server writes them into links; none where the list has one page. */
async function deepCursors(url, orderName, { sql, from, id }) {
  if (orderName === null) return []
  const keys = [sql, id].filter(Boolean).join(', ')
  const values = await valuesOf(
    url,
    `SELECT jsonb_build_array('${orderName}', ${keys})::text FROM ${from} ORDER BY hashint8(${id}) LIMIT ${DEEP_PAGES_OF_AN_ORDER}`
  )
  return values.map((text) => Buffer.from(JSON.stringify(JSON.parse(text))).toString('base64url'))
}

/** In another order, the same in each run, so that the first 30 are of every kind. */
function mixed(paths) {
  const step = [7, 11, 13, 17].find((each) => paths.length % each !== 0)
  return paths.map((_, index) => paths[(index * step) % paths.length])
}
