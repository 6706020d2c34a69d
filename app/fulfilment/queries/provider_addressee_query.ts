import { inject } from '@adonisjs/core'
import { ProviderNotConfigured, ProviderNotConnected } from '#fulfilment/errors'
import type { Fulfilment } from '#fulfilment/port_types'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { itemNameOf } from '#fulfilment/submission/provider_order_request'
import { externalIdOf } from '#fulfilment/submission/write_provider_order'

type Addressee = Awaited<ReturnType<Fulfilment['addresseeOf']>>

/** Reads whom the provider sends the first order of a checkout to; for a checkout that a restore has lost. */
@inject()
export class ProviderAddresseeQuery {
  constructor(private provider: FulfilmentProvider) {}

  /** Null if there is no such order, if it has none of these rows, or if its address is not complete. */
  async handle(checkoutId: number, orderIds: readonly number[]): Promise<Addressee> {
    const order = await this.#find(externalIdOf(checkoutId, 0))
    const names = orderIds.map(itemNameOf)
    const isOurs = order?.items.some(({ externalId }) => names.includes(externalId ?? ''))
    return order && isOurs ? addresseeOf(order) : null
  }

  /** Without a connection the provider cannot be asked, and the buyer is asked instead. */
  async #find(externalId: string): Promise<ProviderOrderSnapshot | null> {
    try {
      return await this.provider.orders.find({ externalId })
    } catch (error) {
      if (error instanceof ProviderNotConfigured || error instanceof ProviderNotConnected)
        return null
      throw error
    }
  }
}

function addresseeOf({ recipient }: ProviderOrderSnapshot): Addressee {
  if (!recipient) return null
  const { name, street, city, stateCode, zip: zipCode, country } = recipient
  if (!name || !street || !city || !zipCode || !country) return null
  return { name, street, city, state: stateCode ?? city, zipCode, country }
}
