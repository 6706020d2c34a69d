/**
 * Bounds the bytes of request bodies that are in memory at once, so that bodies that are never sent to their end cannot
 * fill it. Each caller may take a part of it only.
 */
export class BodyBudget {
  #taken = 0
  #takenBy = new Map<string, number>()

  constructor(private bytes: { total: number; perCaller: number }) {}

  /** @returns a function that releases the bytes, or null if so many are not free now */
  take(caller: string, bytes: number): (() => void) | null {
    const own = (this.#takenBy.get(caller) ?? 0) + bytes
    if (own > this.bytes.perCaller || this.#taken + bytes > this.bytes.total) return null
    this.#taken += bytes
    this.#takenBy.set(caller, own)
    return () => this.#release(caller, bytes)
  }

  #release(caller: string, bytes: number) {
    this.#taken -= bytes
    const rest = this.#takenBy.get(caller)! - bytes
    if (rest > 0) this.#takenBy.set(caller, rest)
    else this.#takenBy.delete(caller)
  }
}
