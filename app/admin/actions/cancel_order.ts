import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RefundOrder } from '#admin/actions/refund_order'
import { PaidMeanwhile } from '#admin/refusals'
import { RecordAct, type Actor } from '#audit/public'
import { EndOverdueCheckout } from '#checkout/public'
import type { CallKey } from '#core/database/once_per_key'
import type { OrderRow } from '#orders/public'
import { pence } from '#shared/money'

type Cancelled = { order: OrderRow; reason: string; actor: Actor }

/**
 * An admin cancels an order. One that was paid is taken out of production and given back, with the last of its checkout
 * the shipping too. Of one that was not, the payment page is closed, which ends all that were to be paid together: only
 * the provider says whether that came in time.
 */
@inject()
export class CancelOrder {
  constructor(
    private refundOrder: RefundOrder,
    private endCheckout: EndOverdueCheckout,
    private record: RecordAct
  ) {}

  /** Throws PaidMeanwhile, and what RefundOrder and the payment provider refuse. */
  async handle({ order, reason, actor }: Cancelled, key: CallKey | null): Promise<void> {
    if (order.payment_status !== 'unpaid') {
      const refund = { order, reason, actor, amount: null, shippingAmount: pence(0) }
      await this.refundOrder.handle({ ...refund, cancels: true }, key)
      return
    }
    if (order.status === 'cancelled') return
    const payment = await this.endCheckout.handle(order.checkout_id, reason)
    if (payment?.state === 'paid' || payment?.state === 'processing') throw new PaidMeanwhile()
    await db.transaction((trx) =>
      this.record.handle(
        {
          ...actor,
          action: 'order.cancel',
          subjectType: 'order',
          subjectId: order.id,
          before: { status: order.status },
          after: { status: 'cancelled', reason },
        },
        trx
      )
    )
  }
}
