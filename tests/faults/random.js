/**
 * Chance that can be had again: the same seed makes the same choices (mulberry32).
 */
export function randomOf(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from 0 to below `end`. */
  const below = (end) => Math.floor(next() * end)
  const pick = (list) => list[below(list.length)]
  const shuffled = (list) => {
    const copy = [...list]
    for (let last = copy.length - 1; last > 0; last--) {
      const other = below(last + 1)
      ;[copy[last], copy[other]] = [copy[other], copy[last]]
    }
    return copy
  }
  return { below, pick, shuffled }
}
