/**
 * Money is a whole number of pence everywhere in the code. It becomes a decimal only at the edges: `numeric(10,2)`
 * strings in the database, numbers with two decimals in JSON, "£24.00" on screens.
 */
declare const penceBrand: unique symbol

/** A whole number of the currency's smallest unit; may be negative (a loss, a refund). */
export type Pence = number & { readonly [penceBrand]: true }

/** The one currency that prices, shipping and payouts are in (ISO 4217). */
export const SHOP_CURRENCY = 'GBP'

export class InvalidMoney extends Error {}

export function pence(value: number): Pence {
  if (!Number.isSafeInteger(value)) throw new InvalidMoney(`Not a whole number of pence: ${value}`)
  return (value === 0 ? 0 : value) as Pence
}

const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/

/**
 * Reads "24", "24.5" or "24.00" exactly. Throws InvalidMoney for anything else, more than two decimals included.
 */
export function fromDecimal(text: string): Pence {
  const match = DECIMAL.exec(text.trim())
  if (!match) throw new InvalidMoney(`Not an amount of money: ${text}`)
  const [, sign, pounds, decimals = ''] = match
  const value = Number(pounds) * 100 + Number(decimals.padEnd(2, '0'))
  return pence(sign ? -value : value)
}

/**
 * Reads a JSON number that carries at most two decimals, as calls send and take it (docs/rules/http-api.md#format): by
 * its shortest text, exactly.
 */
export function fromNumber(value: number): Pence {
  return fromDecimal(String(value))
}

/** "24.00": for numeric columns and form fields. */
export function toDecimal(amount: Pence): string {
  const absolute = Math.abs(amount)
  const pounds = Math.floor(absolute / 100)
  return `${amount < 0 ? '-' : ''}${pounds}.${String(absolute % 100).padStart(2, '0')}`
}

/** 24 or 24.5: exact in JSON, because it is the double nearest to a two-decimal amount. */
export function toNumber(amount: Pence): number {
  return amount / 100
}

export function add(...amounts: Pence[]): Pence {
  return pence(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

export function subtract(amount: Pence, other: Pence): Pence {
  return pence(amount - other)
}

export function negate(amount: Pence): Pence {
  return subtract(pence(0), amount)
}

export function times(amount: Pence, quantity: number): Pence {
  return pence(amount * quantity)
}

/**
 * `numerator / denominator` of an amount, rounded half up (away from zero for a negative amount) to the penny.
 * Exact: the product is formed in integers.
 */
export function fraction(amount: Pence, numerator: number, denominator: number): Pence {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const absolute = product < 0n ? -product : product
  const rounded = (absolute * 2n + divisor) / (divisor * 2n)
  return pence(Number(product < 0n ? -rounded : rounded))
}

/** `numerator / denominator` of an amount, rounded up to the penny; exact, like `fraction`. */
export function fractionUp(amount: Pence, numerator: number, denominator: number): Pence {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const hasRest = product > 0n && product % divisor !== 0n
  return pence(Number(product / divisor + (hasRest ? 1n : 0n)))
}

/** The next whole multiple of `step`; an exact multiple stays. */
export function upToMultiple(amount: Pence, step: Pence): Pence {
  return pence(Math.ceil(amount / step) * step)
}

/**
 * Divides an amount in proportion to weights, by largest remainder: whole pence that add up to it. Of equal remainders
 * the earlier comes first. Weights must not all be 0.
 */
export function divide(amount: Pence, weights: readonly Pence[]): Pence[] {
  const total = BigInt(add(...weights))
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = products.map((product) => Number(product / total))
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % total }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
  for (const { index } of byRemainder.slice(0, rest)) parts[index]! += 1
  return parts.map(pence)
}

/** The smaller of some amounts. */
export function smallest(...amounts: [Pence, ...Pence[]]): Pence {
  return pence(Math.min(...amounts))
}

/** The larger of some amounts. */
export function largest(...amounts: [Pence, ...Pence[]]): Pence {
  return pence(Math.max(...amounts))
}

/** "£24.00" in en-GB; another currency in its own sign. */
export function format(amount: Pence, currency = SHOP_CURRENCY): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
}
