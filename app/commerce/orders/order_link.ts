import { appUrl } from '#config/app'

/** How long the link of a guest's order works (docs/rules/orders.md#guest-orders). */
export const ORDER_LINK_DAYS = 90

/** The address of an order's page for mails; with a token it opens without an account. */
export function orderLink(orderNumber: string, token?: string): string {
  const page = `${appUrl}/orders/${orderNumber}`
  return token ? `${page}?token=${token}` : page
}

/** The address of an order's receipt, beside that of its page. */
export function receiptLink(link: string): string {
  const [page, query] = link.split('?')
  return query ? `${page}/receipt?${query}` : `${page}/receipt`
}

/**
 * An order number as it may have been typed: in any case, with other spaces and hyphens or none, with or without GS; null
 * for what cannot be one.
 */
export function foldOrderNumber(text: string): string | null {
  const letters = text.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
  const [, first, second] = /^(?:GS)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(letters) ?? []
  return first && second ? `GS-${first}-${second}` : null
}
