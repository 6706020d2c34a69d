import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ProviderOrder from '#fulfilment/models/provider_order'
import { LockCheckoutForFulfilment } from '#commerce/public'
import type { Production } from '#fulfilment/port_types'

export type LockedProviderOrder = { order: ProviderOrder; production: Production }

/** An order of ours at the provider; its checkout, which never changes, is read where it is not given. */
export type ProviderOrderRef = { id: number; checkoutId?: number }

/** Locks a provider order with what is decided together with it: its checkout, the checkout's rows, then the order. */
@inject()
export class LockProviderOrder {
  constructor(private lockCheckoutForFulfilment: LockCheckoutForFulfilment) {}

  async handle(
    { id, checkoutId: known }: ProviderOrderRef,
    trx: TransactionClientContract
  ): Promise<LockedProviderOrder> {
    const checkoutId = known ?? (await ProviderOrder.findOrFail(id, { client: trx })).checkoutId
    const production = await this.lockCheckoutForFulfilment.handle(checkoutId, trx)
    const order = await ProviderOrder.query({ client: trx })
      .where('id', id)
      .preload('items')
      .forUpdate()
      .firstOrFail()
    return { order, production }
  }
}
