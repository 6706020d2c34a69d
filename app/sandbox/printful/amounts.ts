/** Whole hundredths of a currency's unit: what the stand-in computes with. */
export type Cents = number

export function toText(cents: Cents): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

export function toCents(text: string): Cents {
  const [whole, part = ''] = text.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

/** Ten-thousandths of a pound: made up and steady, so that amounts can be compared. */
const RATES: Record<string, number> = { GBP: 10_000, EUR: 8_500, USD: 7_900 }

export const currencies = Object.keys(RATES)

export function convert(cents: Cents, from: string, to: string): Cents {
  if (from === to) return cents
  return Math.round((cents * RATES[from]!) / RATES[to]!)
}
