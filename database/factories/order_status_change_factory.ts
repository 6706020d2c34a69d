import Factory from '@adonisjs/lucid/factories'
import { OrderFactory } from '#database/factories/order_factory'
import OrderStatusChange from '#commerce/orders/models/order_status_change'

/** The beginning of every order. */
export const OrderStatusChangeFactory = Factory.define(OrderStatusChange, () => ({
  toStatus: 'pending',
}))
  .before('create', async (_, change, { $trx }) => {
    change.orderId ??= (await OrderFactory.client($trx!).create()).id
  })
  .build()
