/** Of one of the dashboard's orders, with the list it stands in: its search, status and page go along. */
export function orderAddress(listUrl: string, orderNumber: string): string {
  const query = queryOf(listUrl)
  query.set('order', orderNumber)
  return `/dashboard?${query}`
}

/** The list from which an order was opened, always one of the dashboard's own. */
export function listAddress(orderUrl: string): string {
  const query = queryOf(orderUrl)
  query.delete('order')
  return `/dashboard?${query}`
}

const queryOf = (url: string) => new URLSearchParams(url.split('?')[1])
