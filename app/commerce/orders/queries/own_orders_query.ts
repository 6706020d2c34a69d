import { inject } from '@adonisjs/core'
import type { PageRequest } from '#core/http/cursor_pagination'
import { checkoutsBeingPaid } from '#commerce/orders/queries/checkouts_being_paid'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import type { Buyer } from '#commerce/orders/queries/where_bought_by'
import {
  isAwaitingPayment,
  toAwaitedPayment,
} from '#commerce/orders/transformers/awaited_payment_transformer'
import { OrderTransformer, type OrderRow } from '#commerce/orders/transformers/order_transformer'

/** Buyers' own orders as their pages list them, with what each waits for: one statement more where one is not paid. */
@inject()
export class OwnOrdersQuery {
  constructor(private orders: OrderQueries) {}

  async handle(buyer: Buyer, page: PageRequest) {
    const { rows, nextCursor } = await this.orders.ofUser(buyer, page)
    const beingPaid = await this.#beingPaid(rows)
    return {
      orders: rows.map((row) => ({
        ...OrderTransformer.forBuyer(row),
        ...toAwaitedPayment(row, beingPaid),
      })),
      nextCursor,
    }
  }

  async #beingPaid(rows: OrderRow[]): Promise<ReadonlySet<number>> {
    const unpaid = rows.filter(isAwaitingPayment).map((row) => row.checkout_id)
    return unpaid.length === 0 ? new Set() : checkoutsBeingPaid(unpaid)
  }
}

export type OwnOrder = Awaited<ReturnType<OwnOrdersQuery['handle']>>['orders'][number]
