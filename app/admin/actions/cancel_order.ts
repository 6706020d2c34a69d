import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RefundOrder } from '#admin/actions/refund_order'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { CloseCheckout, CheckoutQueries, type OrderRow } from '#commerce/public'
import type { IdempotencyKey } from '#core/database/idempotency'
import { CancelFulfilment } from '#fulfilment/public'
import { pence } from '#shared/money'

type Cancelled = { order: OrderRow; reason: string; actor: Actor }

/**
 * An admin cancels an order. One that was paid is taken out of production, first at the provider and then here, and given
 * back, with the last of its checkout the shipping too. Of one that was not, the payment page is closed, which ends all that were to be paid together: only
 * the provider says whether that came in time.
 */
@inject()
export class CancelOrder {
  constructor(
    private refundOrder: RefundOrder,
    private cancelFulfilment: CancelFulfilment,
    private checkouts: CheckoutQueries,
    private closeCheckout: CloseCheckout,
    private record: RecordAuditEntry
  ) {}

  /** Throws what CloseCheckout, CancelFulfilment and RefundOrder refuse. */
  async handle({ order, reason, actor }: Cancelled, key: IdempotencyKey | null): Promise<void> {
    if (order.payment_status !== 'unpaid') {
      const refund = { order, reason, actor, amount: null, shippingAmount: pence(0) }
      await this.cancelFulfilment.handle(
        { checkoutId: order.checkout_id, orderIds: [order.id] },
        (assertStopped) => this.refundOrder.handle({ ...refund, cancels: true }, key, assertStopped)
      )
      return
    }
    if (order.status === 'cancelled') return
    await this.#noteWish({ order, reason, actor })
    await this.closeCheckout.handle(order.checkout_id, reason)
  }

  /** Before the provider is asked, whose word ends the checkout: what comes of it stands in the order's own history. */
  async #noteWish({ order, reason, actor }: Cancelled) {
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
