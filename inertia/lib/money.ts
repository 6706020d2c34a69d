const formats = new Map<string, Intl.NumberFormat>()

function formatFor(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  formats.set(currency, format)
  return format
}

/** £24.00, −£1.60: an amount in pounds (or `currency`), as the API sends it. */
export function formatMoney(amount: number, currency = 'GBP'): string {
  return formatFor(currency).format(amount).replace('-', '−')
}

/** Whole pence of an amount: sums are made of these, never of fractions of a pound. */
export function toPence(amount: number): number {
  return Math.round(amount * 100)
}

export function fromPence(pence: number): number {
  return pence / 100
}
