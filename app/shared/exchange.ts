/** Pounds for one unit of a currency, in ten-thousandths, on a day (ISO 8601). */
export type ExchangeRate = { currency: string; tenThousandths: number; asOf: string }

const RATE = /^([A-Z]{3}):(\d{1,4})\.(\d{1,4})@(\d{4}-\d{2}-\d{2})$/

/** Reads `USD:0.7800@2026-11-01 EUR:…`; throws where anything else is written there. */
export function readExchangeRates(text: string): ReadonlyMap<string, ExchangeRate> {
  const rates = text
    .split(/\s+/)
    .filter((part) => part !== '')
    .map(toRate)
  return new Map(rates.map((rate) => [rate.currency, rate]))
}

/** Ten-thousandths of a rate that a call sends as a number with at most four decimals: by its shortest text, exactly. */
export function rateFromNumber(rate: number): number {
  const [whole, decimals = ''] = String(rate).split('.')
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'))
}

function toRate(part: string): ExchangeRate {
  const [, currency, whole, decimals, asOf] = RATE.exec(part) ?? []
  const tenThousandths = Number(whole) * 10_000 + Number(decimals?.padEnd(4, '0'))
  if (!currency || !asOf || Number.isNaN(Date.parse(asOf)) || !(tenThousandths > 0))
    throw new Error(`Not an exchange rate such as USD:0.7800@2026-11-01: ${part}`)
  return { currency, tenThousandths, asOf }
}
