/** A key no other attempt has. Not `randomUUID`: that one is missing where a phone reaches the shop over plain HTTP. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')
}

/** Not to keep a secret (SubtleCrypto is missing over plain HTTP), only to tell one order from another. */
export function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  return `${text.length}-${high >>> 0}-${low >>> 0}`
}

type StoredAttempt = { fingerprint: string; key: string }

/**
 * A request that is repeated until it has a definite answer: with the same body it keeps its Idempotency-Key, so that the
 * server does it once. With a storage key it outlives the page, in its tab.
 */
export class Attempt {
  #current: StoredAttempt | null = null

  constructor(private storageKey?: string) {}

  /** The Idempotency-Key for a call with this body. */
  keyFor(body: string): string {
    const fingerprint = fingerprintOf(body)
    const known = this.#read()
    if (known?.fingerprint === fingerprint) return known.key
    const attempt = { fingerprint, key: newIdempotencyKey() }
    this.#write(attempt)
    return attempt.key
  }

  /** The answer is definite: the same body is another attempt from now on. */
  end() {
    this.#write(null)
  }

  #read(): StoredAttempt | null {
    if (!this.storageKey) return this.#current
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(this.storageKey) ?? 'null')
      return typeof stored === 'object' && stored !== null && 'fingerprint' in stored
        ? (stored as StoredAttempt)
        : null
    } catch {
      return this.#current
    }
  }

  #write(attempt: StoredAttempt | null) {
    this.#current = attempt
    if (!this.storageKey) return
    try {
      sessionStorage.setItem(this.storageKey, JSON.stringify(attempt))
    } catch {
      // Without storage this page alone knows it.
    }
  }
}

/** Buy Now: back from the payment page, the same order is paid instead of a second one placed. */
export const buyNowAttempt = new Attempt('buy-now-attempt')
