import { Conflict } from '#core/exceptions/errors'
import type { ExchangeRates } from '#settings/public'
import type { ExchangeRate } from '#shared/exchange'
import { amountIn, inPoundsUp, priceOf, SHOP_CURRENCY, type Pence, type Price } from '#shared/money'

/** A cost in the shop's currency, and the rate it was converted by; null where it was in pounds already. */
export type Converted = { amount: Pence; rate: ExchangeRate | null }

export class NoExchangeRate extends Conflict {
  constructor(currency: string) {
    super(`This is priced in ${currency}, and no exchange rate is set for it`, 'E_NO_EXCHANGE_RATE')
  }
}

/**
 * A cost in another currency converts by a dated rate, up to the penny, so that no cost is understated
 * (docs/rules/pricing.md#exchange-rates). Throws NoExchangeRate where there is none.
 */
export function costInPounds(price: Price, rates: ExchangeRates): Converted {
  const amount = amountIn(price, SHOP_CURRENCY)
  if (amount !== null) return { amount, rate: null }
  const rate = rates.get(price.currency)
  if (!rate) throw new NoExchangeRate(price.currency)
  return { amount: inPoundsUp(price, rate.tenThousandths), rate }
}

/** To be shown: in pounds as everything here, and where no rate is set as the provider has it. */
export function shownInPounds(price: Price, rates: ExchangeRates): Price {
  try {
    return priceOf(costInPounds(price, rates).amount, SHOP_CURRENCY)
  } catch (error) {
    if (error instanceof NoExchangeRate) return price
    throw error
  }
}
