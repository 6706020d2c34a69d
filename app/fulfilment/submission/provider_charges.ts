import { inject } from '@adonisjs/core'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { SkippedItem } from '#fulfilment/provider_types'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { costsOf } from '#fulfilment/submission/post_charge'
import { isCharged } from '#fulfilment/submission/provider_order_status'
import { settings, type ExchangeRates } from '#settings/public'
import type { Money, Pence, UnknownCurrency } from '#shared/money'

/** How long a check may wait: calls for sales and submissions go first. */
const TIMEOUT_MILLISECONDS = 600_000

/** What one order costs us, as the provider states it. */
export type ProviderCharge = {
  externalId: string
  updatedAt: Date
  /** Nothing of an order that is a draft, was cancelled or could not be begun with. */
  isCharged: boolean
  /** In the provider's own currency; null while it is not computed. */
  amount: Money<UnknownCurrency> | null
  currency: string | null
  /** By the rate of today; null where none is set. */
  inPounds: Pence | null
}

/**
 * Lists all orders at the provider with an external id, a page at a time, and those that could not be understood. Changes
 * nothing. Throws what the provider's calls throw.
 */
@inject()
export class ProviderCharges {
  constructor(private provider: FulfilmentProvider) {}

  async *read(): AsyncGenerator<{ charges: ProviderCharge[]; skipped: SkippedItem[] }> {
    const rates = (await settings.read()).exchangeRates()
    for (let offset: number | null = 0; offset !== null;) {
      const { items, skipped, nextOffset } = await this.provider.orders.list(offset, {
        lane: 'sync',
        queueTimeout: TIMEOUT_MILLISECONDS,
      })
      yield { charges: items.flatMap((item) => toCharge(item, rates)), skipped }
      offset = nextOffset
    }
  }
}

function toCharge(snapshot: ProviderOrderSnapshot, rates: ExchangeRates): ProviderCharge[] {
  const { externalId, updatedAt, cost } = snapshot
  if (!externalId) return []
  const { costAmount = null, costCurrency = null, costInPounds = null } = costsOf(cost, rates)
  return [
    {
      externalId,
      updatedAt,
      isCharged: isCharged(snapshot),
      amount: costAmount,
      currency: costCurrency,
      inPounds: costInPounds,
    },
  ]
}
