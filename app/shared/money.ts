/**
 * Money is a whole number of pence everywhere in the code. It becomes a decimal only at the edges: `numeric(10,2)`
 * strings in the database, numbers with two decimals in JSON, "£24.00" on screens.
 */
declare const currencyBrand: unique symbol

/** Currencies that the types know (ISO 4217), each with two decimals. The shop uses `SHOP_CURRENCY` alone. */
export type Currency = 'GBP' | 'EUR' | 'USD'

/** Marks an amount whose currency is known at run time only: its code is beside it, and it is only converted or shown. */
export type UnknownCurrency = 'unknown'

/**
 * A whole number of the smallest unit of a currency; may be negative (a loss, a refund). An amount in one currency is not
 * assignable to an amount in another, so that adding pounds to euros does not compile.
 */
export type Money<C extends Currency | UnknownCurrency> = number & {
  readonly [currencyBrand]: (currency: C) => C
}

/** The one currency that prices, shipping and payouts are in. */
export const SHOP_CURRENCY = 'GBP' satisfies Currency

export type Pence = Money<typeof SHOP_CURRENCY>

/** An amount as another company names it: `currency` is its code, which need not be the shop's. */
export type Price = { amount: Money<UnknownCurrency>; currency: string }

export class InvalidMoney extends Error {}

function money<C extends Currency | UnknownCurrency>(value: number): Money<C> {
  if (!Number.isSafeInteger(value)) throw new InvalidMoney(`Not a whole number of pence: ${value}`)
  return (value === 0 ? 0 : value) as Money<C>
}

export function pence(value: number): Pence {
  return money(value)
}

/** An amount of a currency, in its smallest unit: `moneyIn('EUR', 1250)` is €12.50. */
export function moneyIn<C extends Currency>(_currency: C, value: number): Money<C> {
  return money(value)
}

/** An amount in its smallest unit, with the code of its currency. */
export function priceOf(value: number, currency: string): Price {
  return { amount: money(value), currency }
}

/** The amount of a price that is in this currency; null if it is in another one. */
export function amountIn<C extends Currency>(
  { amount, currency }: Price,
  wanted: C
): Money<C> | null {
  return currency === wanted ? money(amount) : null
}

const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/

/**
 * Reads "24", "24.5" or "24.00" exactly, as pounds: the caller knows that it is no other currency. Throws InvalidMoney for
 * anything else, more than two decimals included.
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

/** A price by its text, as `fromDecimal` reads it, and the code of its currency. */
export function priceFromDecimal(text: string, currency: string): Price {
  return priceOf(fromDecimal(text), currency)
}

/** "24.00": for numeric columns and form fields. */
export function toDecimal<C extends Currency | UnknownCurrency>(amount: Money<C>): string {
  const absolute = Math.abs(amount)
  const pounds = Math.floor(absolute / 100)
  return `${amount < 0 ? '-' : ''}${pounds}.${String(absolute % 100).padStart(2, '0')}`
}

/** 24 or 24.5: exact in JSON, because it is the double nearest to a two-decimal amount. */
export function toNumber<C extends Currency | UnknownCurrency>(amount: Money<C>): number {
  return amount / 100
}

export function add<C extends Currency>(...amounts: Money<C>[]): Money<C> {
  return money(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

export function subtract<C extends Currency>(amount: Money<C>, other: Money<C>): Money<C> {
  return money(amount - other)
}

export function negate<C extends Currency>(amount: Money<C>): Money<C> {
  return money(-amount)
}

export function times<C extends Currency>(amount: Money<C>, quantity: number): Money<C> {
  return money(amount * quantity)
}

/**
 * `numerator / denominator` of an amount, rounded half up (away from zero for a negative amount) to the penny.
 * Exact: the product is formed in integers.
 */
export function fraction<C extends Currency>(
  amount: Money<C>,
  numerator: number,
  denominator: number
): Money<C> {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const absolute = product < 0n ? -product : product
  const rounded = (absolute * 2n + divisor) / (divisor * 2n)
  return money(Number(product < 0n ? -rounded : rounded))
}

/** `numerator / denominator` of an amount, rounded up to the penny; exact, like `fraction`. */
export function fractionUp<C extends Currency>(
  amount: Money<C>,
  numerator: number,
  denominator: number
): Money<C> {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const hasRest = product > 0n && product % divisor !== 0n
  return money(Number(product / divisor + (hasRest ? 1n : 0n)))
}

/** The next whole multiple of `step`; an exact multiple stays. */
export function upToMultiple<C extends Currency>(amount: Money<C>, step: Money<C>): Money<C> {
  return money(Math.ceil(amount / step) * step)
}

/**
 * Divides an amount in proportion to weights, by largest remainder: whole pence that add up to it. Of equal remainders
 * the earlier comes first. Weights must not all be 0.
 */
export function divide<C extends Currency>(
  amount: Money<C>,
  weights: readonly Money<C>[]
): Money<C>[] {
  const total = BigInt(add(...weights))
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = products.map((product) => Number(product / total))
  const rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % total }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
  for (const { index } of byRemainder.slice(0, rest)) parts[index]! += 1
  return parts.map((part) => money(part))
}

/** The smaller of some amounts. */
export function smallest<C extends Currency>(...amounts: [Money<C>, ...Money<C>[]]): Money<C> {
  return money(Math.min(...amounts))
}

/** The larger of some amounts. */
export function largest<C extends Currency>(...amounts: [Money<C>, ...Money<C>[]]): Money<C> {
  return money(Math.max(...amounts))
}

/** "£24.00" in en-GB; another currency in its own sign. */
export function format<C extends Currency | UnknownCurrency>(
  amount: Money<C>,
  currency: string = SHOP_CURRENCY
): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
}

/** A price in pounds by a rate of pounds for one unit, in ten-thousandths; up to the penny, exactly. */
export function inPoundsUp({ amount }: Price, tenThousandths: number): Pence {
  return fractionUp(pence(amount), tenThousandths, 10_000)
}
