import logger from '@adonisjs/core/services/logger'
import { costInPounds, NoExchangeRate } from '#fulfilment/cost_in_pounds'
import type { ExchangeRates } from '#settings/public'
import { priceFromDecimal, type Pence } from '#shared/money'

/** A cost of the provider's in pounds; null where none is known, or none that can be converted. */
export function presentCost(
  cost: string | null,
  currency: string | null,
  rates: ExchangeRates
): Pence | null {
  if (cost === null || currency === null) return null
  try {
    return costInPounds(priceFromDecimal(cost, currency), rates).amount
  } catch (error) {
    if (!(error instanceof NoExchangeRate)) throw error
    logger.warn({ currency }, 'No exchange rate for a cost of the provider’s: the former one stays')
    return null
  }
}
