import { fraction, type Currency, type Money } from '#shared/money'

/**
 * A percentage is whole hundredths of a percent (60.00% = 6000), as `numeric(5,2)` holds it.
 */
declare const basisBrand: unique symbol
export type Percentage = number & { readonly [basisBrand]: true }

export function percentageFromDecimal(text: string): Percentage {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text)
  const value = match
    ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
    : Number.NaN
  return percentage(value)
}

/** From hundredths of a percent; throws RangeError outside 0 to 10000. */
export function percentage(hundredths: number): Percentage {
  if (!Number.isInteger(hundredths) || hundredths < 0 || hundredths > 10_000) {
    throw new RangeError(`Not a percentage: ${hundredths} hundredths`)
  }
  return hundredths as Percentage
}

export function percentageToNumber(share: Percentage): number {
  return share / 100
}

/** "40.00" of hundredths of a percent: for numeric columns and form fields. */
export function percentageToDecimal(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}

/** The share of an amount, rounded half up to the penny. */
export function shareOf<C extends Currency>(amount: Money<C>, share: Percentage): Money<C> {
  return fraction(amount, share, 10_000)
}
