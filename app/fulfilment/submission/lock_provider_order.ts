import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { columnsOf, modelFrom } from '#core/database/joined_models'
import ProviderOrder from '#fulfilment/models/provider_order'
import ProviderOrderItem from '#fulfilment/models/provider_order_item'
import { LockCheckoutForFulfilment } from '#commerce/public'
import type { Production } from '#fulfilment/port_types'

export type LockedProviderOrder = {
  order: ProviderOrder
  production: Production
  /** Whether the checkout has a shipment by now. */
  hasShipments: boolean
}

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
    return { production, ...(await lockWithItems(id, trx)) }
  }
}

/**
 * Locks an order, and reads its items and whether its checkout has shipments. These need no lock of their own: they
 * change only under the lock of the checkout.
 */
async function lockWithItems(id: number, trx: TransactionClientContract) {
  const { rows } = await trx.rawQuery<{ rows: Row[] }>(
    `SELECT ${columnsOf(ProviderOrder)}, ${columnsOf(ProviderOrderItem)},
            EXISTS (SELECT FROM shipments WHERE shipments.checkout_id = provider_orders.checkout_id) AS has_shipments
       FROM provider_orders LEFT JOIN provider_order_items ON provider_order_items.provider_order_id = provider_orders.id
      WHERE provider_orders.id = ? ORDER BY provider_order_items.order_id FOR UPDATE OF provider_orders`,
    [id]
  )
  const [first] = rows
  if (!first) throw new Error(`There is no provider order ${id}`)
  const order = modelFrom(ProviderOrder, first, trx)
  const items = rows.filter(({ provider_order_items_order_id: orderId }) => orderId !== null)
  order.$setRelated(
    'items',
    items.map((row) => modelFrom(ProviderOrderItem, row, trx))
  )
  return { order, hasShipments: first.has_shipments }
}

type Row = Record<string, unknown> & {
  provider_order_items_order_id: number | null
  has_shipments: boolean
}
