import type { CartLine } from '~/lib/cart_lines'
import { newIdempotencyKey } from '~/lib/idempotency'

type Piece = Pick<CartLine, 'id' | 'quantity'>

/** The last order asked for: with the same body it is the same one, in whichever tab and however often. */
export type CheckoutAttempt = { fingerprint: string; key: string; pieces: Piece[] }

const storageKey = 'checkout-attempt'
let ownAttempt: CheckoutAttempt | null = null

/** Not to keep a secret (SubtleCrypto is missing over plain HTTP), only to tell one order from another. */
function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  return `${text.length}-${high >>> 0}-${low >>> 0}`
}

function read(): CheckoutAttempt | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return typeof stored === 'object' && stored !== null && 'key' in stored && 'pieces' in stored
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
  /** The Idempotency-Key for an order of these pieces with this body. */
  keyFor(body: string, pieces: Piece[]): string {
    const fingerprint = fingerprintOf(body)
    const known = read()
    if (known?.fingerprint === fingerprint) return known.key
    const attempt = { fingerprint, key: newIdempotencyKey(), pieces }
    write(attempt)
    return attempt.key
  },
  last: read,
  /** Whether an order of just these pieces was the last that the cart asked for. */
  isOf(pieces: readonly Piece[]): boolean {
    const known = read()
    return known !== null && written(known.pieces) === written(pieces)
  },
  forget: () => write(null),
}
