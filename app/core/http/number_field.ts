import vine from '@vinejs/vine'

const DECIMAL = /^-?\d+(\.\d+)?$/

/**
 * A field that takes a number, or its decimal text as addresses, forms and carts of earlier versions have it. Anything else
 * that JavaScript converts (`[1]`, `true`, `""`, `"0x10"`) is refused. A field that takes no text is
 * `vine.number({ strict: true })`.
 */
export const numberField = () => vine.number().parse(toNumber)

/** A value that is neither number nor decimal text becomes NaN, which the rule `number` refuses. */
function toNumber(value: unknown): unknown {
  if (value === undefined || value === null || typeof value === 'number') return value
  return typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : Number.NaN
}
