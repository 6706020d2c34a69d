import { appUrl } from '#config/app'

/** How long the link of a guest's order works (docs/rules/orders.md#guest-orders). */
export const ORDER_LINK_DAYS = 90

/** The address of an order's page for mails; with a token it opens without an account. */
export function orderLink(orderNumber: string, token?: string): string {
  const page = `${appUrl}/orders/${orderNumber}`
  return token ? `${page}?token=${token}` : page
}

/** An order number as it may have been typed: without spaces, in any case; null for what cannot be one. */
export function foldOrderNumber(text: string): string | null {
  const folded = text.replaceAll(/\s/g, '').toUpperCase()
  return /^GS-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(folded) ? folded : null
}
