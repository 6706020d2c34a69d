import { CODE_ALPHABET } from '#database/demo/codes'

const NUMBERS = 30n ** 8n
const STEP = 412_345_678_901n
const START = 123_456_789_012n

/**
 * The n-th demo order's number: looks random, never repeats (the step shares no factor with the count of numbers), and
 * is the same from any run. `orderNumberSql` says the same in SQL.
 */
export function orderNumber(n: number): string {
  let value = (BigInt(n) * STEP + START) % NUMBERS
  let text = ''
  for (let place = 0; place < 8; place++) {
    text += CODE_ALPHABET[Number(value % 30n)]
    value /= 30n
  }
  return `GS-${text.slice(0, 4)}-${text.slice(4)}`
}

export function orderNumberSql(n: string): string {
  const value = `((${n}::bigint * ${STEP} + ${START}) % ${NUMBERS})`
  const letter = (place: number) =>
    `substr('${CODE_ALPHABET}', ((${value} / ${30n ** BigInt(place)}) % 30)::int + 1, 1)`
  const letters = (places: number[]) => places.map(letter).join(' || ')
  return `('GS-' || ${letters([0, 1, 2, 3])} || '-' || ${letters([4, 5, 6, 7])})`
}
