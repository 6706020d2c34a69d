/** A key no other attempt has. Not `randomUUID`: that one is missing where a phone reaches the shop over plain HTTP. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')
}

/**
 * Something asked for until there is a definite answer: asked again with the same body after a lost one, it is the same
 * attempt, so that the server makes one thing of both.
 */
export class Attempt {
  #body = ''
  #key = ''

  /** The Idempotency-Key for a call with this body. */
  keyFor(body: string): string {
    if (this.#body !== body || this.#key === '') this.#key = newIdempotencyKey()
    this.#body = body
    return this.#key
  }

  /** There was a definite answer: the same body is another attempt from now on. */
  end() {
    this.#key = ''
  }
}
