import { leaveFor } from '~/lib/sheet_history'

/** The kinds of pages that a visitor leaves to pay; `cart` is the drawer, which lies over any page. */
const KINDS = ['cart', 'checkout', 'order', 'product'] as const

/** The page that the visitor left to pay. */
export type PaymentDeparture = { path: string; kind: (typeof KINDS)[number] }

const KEY = 'left-to-pay'

/** Leaves for a payment page, and remembers from where. */
export function leaveToPayAt(address: string, kind: PaymentDeparture['kind']) {
  const { pathname, search } = window.location
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: pathname + search, kind }))
  } catch {
    // Without storage the way back is found by the order.
  }
  leaveFor(address)
}

/** Null where this tab has not left for a payment page. */
export function paymentDeparture(): PaymentDeparture | null {
  try {
    const { path, kind } = JSON.parse(sessionStorage.getItem(KEY)!) as PaymentDeparture
    // A path of ours alone.
    return /^\/(?![/\\])/.test(path) && KINDS.includes(kind) ? { path, kind } : null
  } catch {
    return null
  }
}
