const LETTERS = /^Y?(\d*)(X*)(S|M|L)$/i
const NUMBER = /^\d+(\.\d+)?/

/** -2 for XS, -1 for S, 0 for M, 1 for L, 2 for XL, 3 for 2XL and XXL; null for any other word. */
function rankOf(size: string): number | null {
  const found = LETTERS.exec(size)
  if (!found) return null
  const [, digits, extra, letter] = found
  const steps = 1 + (digits ? Number(digits) : extra!.length)
  return { S: -steps, M: 0, L: steps }[letter!.toUpperCase()]!
}

const measureOf = (size: string): number | null => {
  const found = NUMBER.exec(size)
  return found && Number(found[0])
}

/** Each size once, the smallest first: by their letters, else by the number they begin with, else in the given order. */
export function orderedSizes(sizes: string[]): string[] {
  const distinct = [...new Set(sizes)]
  for (const valueOf of [rankOf, measureOf]) {
    const values = new Map(distinct.map((size) => [size, valueOf(size)]))
    if ([...values.values()].every((value) => value !== null))
      return distinct.sort((one, other) => values.get(one)! - values.get(other)!)
  }
  return distinct
}
