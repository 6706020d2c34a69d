import { inject } from '@adonisjs/core'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { type AssertCancelled, type OrderRow, CreateRefund, SubmitRefund } from '#commerce/public'
import { toNumber, type Pence } from '#shared/money'

export type OrderRefundRequest = {
  order: OrderRow
  /** Null is all that is left of the row. */
  amount: Pence | null
  shippingAmount: Pence
  /** The row is taken out of production as well. */
  cancels: boolean
  reason: string
  actor: Actor
}

/** What is kept under the key where no refund was made; ids begin at 1. */
const NOTHING = 0

/**
 * An admin refunds money of one order row. What is written down and audited is committed before the provider is
 * asked; where it gives no answer, the job that retries refunds asks again.
 */
@inject()
export class RefundOrder {
  constructor(
    private createRefund: CreateRefund,
    private submitRefund: SubmitRefund,
    private record: RecordAuditEntry,
    private idempotency: IdempotencyStore
  ) {}

  /**
   * Id of the refund; null where nothing was left to refund of what is cancelled. Throws what CreateRefund refuses.
   *
   * @param assertCancelled holds the production of what is cancelled against the provider, in the same transaction
   */
  async handle(
    wanted: OrderRefundRequest,
    key: IdempotencyKey | null,
    assertCancelled?: AssertCancelled
  ): Promise<number | null> {
    const { order, cancels, reason, actor, ...amounts } = wanted
    const made = await this.idempotency.handle(key, async (trx) => {
      const { refundId, amount, shippingAmount } = await this.createRefund.handle(
        {
          checkoutId: order.checkout_id,
          lines: [{ orderId: order.id, amount: amounts.amount }],
          shippingAmount: amounts.shippingAmount,
          cancels,
          origin: 'admin',
          actorUserId: actor.actorUserId,
          reason,
        },
        trx
      )
      await assertCancelled?.(trx)
      await this.record.handle(
        {
          ...actor,
          action: cancels ? 'order.cancel' : 'order.refund',
          subjectType: 'order',
          subjectId: order.id,
          before: cancels ? { status: order.status } : null,
          after: {
            ...(cancels ? { status: 'cancelled' } : {}),
            refundId,
            amount: toNumber(amount),
            shippingAmount: toNumber(shippingAmount),
            reason,
          },
        },
        trx
      )
      return refundId ?? NOTHING
    })
    if (made === NOTHING) return null
    await this.submitRefund.handle(made)
    return made
  }
}
