/**
 * A seeded stream of numbers (mulberry32). The same seed always gives the same drawing, on any
 * machine: pictures can be cached for ever and compared in tests.
 */
export interface Random {
  /** 0 inclusive to 1 exclusive */
  next(): number
  between(minimum: number, maximum: number): number
  /** Both ends included */
  integer(minimum: number, maximum: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

export const LARGEST_SEED = 2147483647

export function isSeed(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= LARGEST_SEED
}

/** A seed out of any text (FNV-1a): an id or a name becomes a drawing of its own. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return ((hash >>> 0) % LARGEST_SEED) + 1
}

export function randomFrom(seed: number): Random {
  if (!isSeed(seed)) {
    throw new RangeError(`A drawing's seed is a whole number from 1 to ${LARGEST_SEED}`)
  }

  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  return {
    next,
    between: (minimum, maximum) => minimum + next() * (maximum - minimum),
    integer: (minimum, maximum) => minimum + Math.floor(next() * (maximum - minimum + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)],
  }
}
