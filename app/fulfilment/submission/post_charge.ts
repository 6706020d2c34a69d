import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { costInPounds, NoExchangeRate } from '#fulfilment/cost_in_pounds'
import type ProviderOrder from '#fulfilment/models/provider_order'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { isRowCharged } from '#fulfilment/submission/provider_order_status'
import type { ShippedItem } from '#fulfilment/submission/upsert_shipments'
import { PostProductionCost } from '#ledger/public'
import type { ExchangeRates } from '#settings/public'
import { pence, smallest, subtract, type Pence, type Price } from '#shared/money'

/** What a snapshot says that an order costs, as it is kept; nothing where it says nothing. */
export function costsOf(cost: ProviderOrderSnapshot['cost'], rates: ExchangeRates) {
  if (!cost) return {}
  const total = inPounds(cost, rates)
  const shipping = inPounds({ amount: cost.shipping, currency: cost.currency }, rates)
  return {
    costAmount: cost.amount,
    costCurrency: cost.currency,
    costInPounds: total,
    shippingInPounds: total !== null && shipping !== null ? smallest(total, shipping) : null,
  }
}

function inPounds(price: Price, rates: ExchangeRates): Pence | null {
  try {
    return costInPounds(price, rates).amount
  } catch (error) {
    if (!(error instanceof NoExchangeRate)) throw error
    logger.error(
      { currency: price.currency },
      'No exchange rate for what the provider charges: the ledger waits for it'
    )
    return null
  }
}

/** Brings what the provider charges for an order into the ledger: from its confirmation on, and nothing once it is a draft again or cancelled. */
@inject()
export class PostCharge {
  constructor(private post: PostProductionCost) {}

  /**
   * Requires the checkout's lock. Saying the same again changes nothing.
   *
   * @param shipped what of the checkout was shipped by now
   */
  async handle(
    order: ProviderOrder,
    shipped: readonly ShippedItem[],
    trx: TransactionClientContract
  ): Promise<void> {
    const { checkoutId, externalId, confirmedAt, costInPounds: cost } = order
    if (!confirmedAt || cost === null) return
    const shipping = order.shippingInPounds ?? pence(0)
    const hasSent = shipped.some(({ providerOrderId }) => providerOrderId === order.id)
    const charge = isRowCharged(order.status, order.remoteStatus, hasSent)
      ? { production: subtract(cost, shipping), shipping }
      : { production: pence(0), shipping: pence(0) }
    await this.post.handle({ checkoutId, providerOrder: externalId, ...charge }, trx)
  }
}
