import { inject } from '@adonisjs/core'
import { RecordAct, type Actor } from '#audit/public'
import { OncePerKey, type CallKey } from '#core/database/once_per_key'
import type { OrderRow } from '#orders/public'
import { ReserveRefund, SendRefund } from '#payments/public'
import { toNumber, type Pence } from '#shared/money'

export type WantedOrderRefund = {
  order: OrderRow
  /** Null is all that is left of the row. */
  amount: Pence | null
  shippingAmount: Pence
  /** The row is taken out of production as well. */
  cancels: boolean
  reason: string
  actor: Actor
}

/**
 * An admin gives money of one order row back. What is written down and audited is committed before the provider is
 * asked; where it gives no answer, the job that settles refunds asks again.
 */
@inject()
export class RefundOrder {
  constructor(
    private reserve: ReserveRefund,
    private send: SendRefund,
    private record: RecordAct,
    private oncePerKey: OncePerKey
  ) {}

  /** Id of the refund. Throws what ReserveRefund refuses. */
  async handle(wanted: WantedOrderRefund, key: CallKey | null): Promise<number> {
    const { order, amount, shippingAmount, cancels, reason, actor } = wanted
    const id = await this.oncePerKey.handle(key, async (trx) => {
      const refundId = await this.reserve.handle(
        {
          checkoutId: order.checkout_id,
          lines: [{ orderId: order.id, amount }],
          shippingAmount,
          cancels,
          origin: 'admin',
          actorUserId: actor.actorUserId,
          reason,
        },
        trx
      )
      await this.record.handle(
        {
          ...actor,
          action: cancels ? 'order.cancel' : 'order.refund',
          subjectType: 'order',
          subjectId: order.id,
          before: { status: order.status, refundedAmount: Number(order.refunded_amount) },
          after: {
            ...(cancels ? { status: 'cancelled' } : {}),
            refundId,
            amount: amount === null ? 'all that was left' : toNumber(amount),
            shippingAmount: toNumber(shippingAmount),
            reason,
          },
        },
        trx
      )
      return refundId
    })
    await this.send.handle(id)
    return id
  }
}
