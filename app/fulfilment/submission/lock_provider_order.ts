import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ProviderOrder from '#fulfilment/models/provider_order'
import { LockOrderForFulfilment } from '#commerce/public'
import type { Production } from '#fulfilment/port_types'

export type LockedProviderOrder = { order: ProviderOrder; production: Production }

/** Holds what is decided about together, in the order of locking: checkout, its rows, the provider's order. */
@inject()
export class LockProviderOrder {
  constructor(private lockOrderForFulfilment: LockOrderForFulfilment) {}

  async handle(id: number, trx: TransactionClientContract): Promise<LockedProviderOrder> {
    const { checkoutId } = await ProviderOrder.findOrFail(id, { client: trx })
    const production = await this.lockOrderForFulfilment.handle(checkoutId, trx)
    const order = await ProviderOrder.query({ client: trx })
      .where('id', id)
      .preload('items')
      .forUpdate()
      .firstOrFail()
    return { order, production }
  }
}
