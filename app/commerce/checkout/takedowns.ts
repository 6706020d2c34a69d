import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { catalogPorts } from '#catalog/public'
import { OrdersOfProductsQuery } from '#commerce/checkout/queries/orders_of_products_query'
import { jobs } from '#core/jobs/main'

type Takedowns = ReturnType<typeof catalogPorts.takedown.current>

/** `{ productId }`: stops the orders of a product that was taken down as a legal matter. */
export const STOP_ORDERS_JOB = 'taken-down-orders.stop'

/** What commerce does where catalog takes products down. */
@inject()
export class OrdersOfTakedowns implements Takedowns {
  constructor(private orders: OrdersOfProductsQuery) {}

  async stopOrders(productIds: readonly number[], trx: TransactionClientContract): Promise<void> {
    for (const productId of productIds) await jobs.enqueue(STOP_ORDERS_JOB, { productId }, trx)
  }

  countOrders(productIds: readonly number[]) {
    return this.orders.count(productIds)
  }
}
