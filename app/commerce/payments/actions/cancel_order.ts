import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import type { IdempotencyKey } from '#core/database/idempotency'
import { CloseCheckout } from '#commerce/checkout/actions/close_checkout'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'
import { RefundOrder } from '#commerce/payments/actions/refund_order'
import { pence } from '#shared/money'

type Cancelled = { order: OrderRow; reason: string; actor: Actor }

/**
 * Cancels an order on behalf of an admin. A paid order is cancelled at the printer, then refunded; the last order of a
 * checkout refunds the shipping too. For an unpaid order the payment page is closed, which cancels the whole checkout,
 * unless Stripe says that it was paid in time.
 */
@inject()
export class CancelOrder {
  constructor(
    private refundOrder: RefundOrder,
    private checkouts: CheckoutQueries,
    private closeCheckout: CloseCheckout,
    private record: RecordAuditEntry
  ) {}

  /** Throws what CloseCheckout, `cancel` of Fulfilment and RefundOrder throw. */
  async handle({ order, reason, actor }: Cancelled, key: IdempotencyKey | null): Promise<void> {
    if (order.payment_status !== 'unpaid') {
      const refund = { order, reason, actor, amount: null, shippingAmount: pence(0) }
      await fulfilmentPort
        .current()
        .cancel({ checkoutId: order.checkout_id, orderIds: [order.id] }, (assertCancelled) =>
          this.refundOrder.handle({ ...refund, cancels: true }, key, assertCancelled)
        )
      return
    }
    if (order.status === 'cancelled') return
    await this.#recordRequest({ order, reason, actor })
    await this.closeCheckout.handle(order.checkout_id, reason)
  }

  /** Writes the audit entry before Stripe is called. The order's own history says whether it was cancelled. */
  async #recordRequest({ order, reason, actor }: Cancelled) {
    const { orders } = await this.checkouts.withOrders(order.checkout_id)
    await db.transaction((trx) =>
      this.record.handle(
        orders.map(({ id, status }) => ({
          ...actor,
          action: 'order.cancel',
          subjectType: 'order',
          subjectId: id,
          before: { status },
          after: { reason },
        })),
        trx
      )
    )
  }
}
