import type { CartLine } from '~/lib/cart_lines'
import { fingerprintOf, newIdempotencyKey } from '~/lib/idempotency'

type Piece = Pick<CartLine, 'id' | 'quantity'>

/** An order asked for; whether there is one is known once that was answered. */
export type Asked = { key: string; pieces: Piece[]; isOrdered: boolean }

/**
 * The last order asked for: with the same body it is the same one, in whichever tab and however often. `earlier` is what
 * the same goods were ordered as before something changed, or may have been, the oldest first.
 */
type CheckoutAttempt = Asked & { fingerprint: string; earlier: Asked[] }

/** Most earlier keys that are sent; the server takes 20 (`earlierKeys` of order_validator.ts). */
const MOST_EARLIER = 10

const written = (pieces: readonly Piece[]) =>
  pieces
    .map(({ id, quantity }) => `${quantity} × ${id}`)
    .sort()
    .join('\n')

/** The attempts of one kind, shared by the tabs of the browser. */
class CheckoutAttempts {
  #own: CheckoutAttempt | null = null

  constructor(private storageKey: string) {}

  /** That of these pieces with this body. */
  of(body: string, pieces: Piece[]): CheckoutAttempt {
    const fingerprint = fingerprintOf(body)
    const known = this.#read()
    if (known?.fingerprint === fingerprint) return known
    const attempt = {
      fingerprint,
      key: newIdempotencyKey(),
      pieces,
      isOrdered: false,
      earlier: mayBeOrdered(known).slice(-MOST_EARLIER),
    }
    this.#write(attempt)
    return attempt
  }

  /** All that these goods may be ordered as. */
  all(): Asked[] {
    return mayBeOrdered(this.#read())
  }

  /** Whether an order of just these pieces was the last that was asked for. */
  isOf(pieces: readonly Piece[]): boolean {
    const known = this.#read()
    return known !== null && written(known.pieces) === written(pieces)
  }

  /** The order exists, and what it replaces is ended. */
  ordered(key: string) {
    const known = this.#read()
    if (known?.key === key) this.#write({ ...known, isOrdered: true })
  }

  /** Nothing came of it: what was ordered before, if it was, is the last again. */
  takeBack(key: string) {
    const known = this.#read()
    if (known?.key !== key) return
    const last = known.earlier.at(-1)
    this.#write(last ? { ...last, fingerprint: '', earlier: known.earlier.slice(0, -1) } : null)
  }

  forget() {
    this.#write(null)
  }

  #read(): CheckoutAttempt | null {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.storageKey) ?? 'null')
      return typeof stored === 'object' && stored !== null && 'isOrdered' in stored
        ? (stored as CheckoutAttempt)
        : null
    } catch {
      return this.#own
    }
  }

  #write(attempt: CheckoutAttempt | null) {
    this.#own = attempt
    try {
      if (attempt) localStorage.setItem(this.storageKey, JSON.stringify(attempt))
      else localStorage.removeItem(this.storageKey)
    } catch {
      // Without storage it is known to this page alone.
    }
  }
}

export type { CheckoutAttempts }

/** The cart, by the form or by Express checkout. */
export const checkoutAttempt = new CheckoutAttempts('checkout-attempt')

const ofProducts = new Map<number, CheckoutAttempts>()

/** Express checkout on the page of a product: another size or quantity takes the place of the order before. */
export function expressAttempt(productId: number): CheckoutAttempts {
  const known = ofProducts.get(productId) ?? new CheckoutAttempts(`express-attempt-${productId}`)
  ofProducts.set(productId, known)
  return known
}

/** With an order goes all that it replaced. */
function mayBeOrdered(attempt: CheckoutAttempt | null): Asked[] {
  if (!attempt) return []
  const { key, pieces, isOrdered, earlier } = attempt
  const own = { key, pieces, isOrdered }
  return isOrdered ? [own] : [...earlier, own]
}
