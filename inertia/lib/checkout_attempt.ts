import type { CartLine } from '~/lib/cart_lines'
import { fingerprintOf, newIdempotencyKey } from '~/lib/idempotency'

type Piece = Pick<CartLine, 'id' | 'quantity'>

/** An order asked for; whether there is one is known once that was answered. */
export type Asked = { key: string; pieces: Piece[]; isOrdered: boolean }

/**
 * The last order asked for: with the same body it is the same one, in whichever tab and however often. `earlier` is what
 * the cart was ordered as before it changed, or may have been, the oldest first.
 */
type CheckoutAttempt = Asked & { fingerprint: string; earlier: Asked[] }

/** Most earlier keys that are sent; the server takes 20 (`earlierKeys` of order_validator.ts). */
const MOST_EARLIER = 10

const storageKey = 'checkout-attempt'
let ownAttempt: CheckoutAttempt | null = null

function read(): CheckoutAttempt | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return typeof stored === 'object' && stored !== null && 'isOrdered' in stored
      ? (stored as CheckoutAttempt)
      : null
  } catch {
    return ownAttempt
  }
}

function write(attempt: CheckoutAttempt | null) {
  ownAttempt = attempt
  try {
    if (attempt) localStorage.setItem(storageKey, JSON.stringify(attempt))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage it is known to this page alone.
  }
}

const written = (pieces: readonly Piece[]) =>
  pieces
    .map(({ id, quantity }) => `${quantity} × ${id}`)
    .sort()
    .join('\n')

export const checkoutAttempt = {
  /** That of these pieces with this body. */
  of(body: string, pieces: Piece[]): CheckoutAttempt {
    const fingerprint = fingerprintOf(body)
    const known = read()
    if (known?.fingerprint === fingerprint) return known
    const attempt = {
      fingerprint,
      key: newIdempotencyKey(),
      pieces,
      isOrdered: false,
      earlier: mayBeOrdered(known).slice(-MOST_EARLIER),
    }
    write(attempt)
    return attempt
  },
  /** All that the cart may be ordered as. */
  all: () => mayBeOrdered(read()),
  /** Whether an order of just these pieces was the last that the cart asked for. */
  isOf(pieces: readonly Piece[]): boolean {
    const known = read()
    return known !== null && written(known.pieces) === written(pieces)
  },
  /** The order exists, and what it replaces is ended. */
  ordered(key: string) {
    const known = read()
    if (known?.key === key) write({ ...known, isOrdered: true })
  },
  /** Nothing came of it: what the cart was ordered as before, if it was, is the last again. */
  takeBack(key: string) {
    const known = read()
    if (known?.key !== key) return
    const last = known.earlier.at(-1)
    write(last ? { ...last, fingerprint: '', earlier: known.earlier.slice(0, -1) } : null)
  },
  forget: () => write(null),
}

/** With an order goes all that it replaced. */
function mayBeOrdered(attempt: CheckoutAttempt | null): Asked[] {
  if (!attempt) return []
  const { key, pieces, isOrdered, earlier } = attempt
  const own = { key, pieces, isOrdered }
  return isOrdered ? [own] : [...earlier, own]
}
