import { exchangeConfig } from '#config/exchange'
import { Conflict } from '#core/exceptions/errors'
import type { ProviderPrice } from '#fulfilment/provider_types'
import type { ExchangeRate } from '#shared/exchange'
import { fractionUp, SHOP_CURRENCY, type Pence } from '#shared/money'

/** A cost in the shop's currency, and the rate it was converted by; null where it was in pounds already. */
export type Converted = { amount: Pence; rate: ExchangeRate | null }

export class NoExchangeRate extends Conflict {
  constructor(currency: string) {
    super(
      `This costs ${currency}, and no exchange rate for that is configured`,
      'E_NO_EXCHANGE_RATE'
    )
  }
}

/**
 * A cost in another currency converts by a configured, dated rate, up to the penny, so that no cost is understated
 * (docs/rules/pricing.md#exchange-rates). Throws NoExchangeRate where there is none.
 */
export function costInPounds({ amount, currency }: ProviderPrice): Converted {
  if (currency === SHOP_CURRENCY) return { amount, rate: null }
  const rate = exchangeConfig.rates.get(currency)
  if (!rate) throw new NoExchangeRate(currency)
  return { amount: fractionUp(amount, rate.tenThousandths, 10_000), rate }
}

/** To be shown: in pounds as everything here, and where no rate is configured as the provider has it. */
export function shownInPounds(price: ProviderPrice): ProviderPrice {
  try {
    return { amount: costInPounds(price).amount, currency: SHOP_CURRENCY }
  } catch (error) {
    if (error instanceof NoExchangeRate) return price
    throw error
  }
}
