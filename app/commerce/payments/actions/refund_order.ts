import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import type { AssertCancelled } from '#commerce/fulfilment_port'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'
import { CreateRefund, type CreatedRefund } from '#commerce/payments/actions/create_refund'
import { SubmitRefund } from '#commerce/payments/actions/submit_refund'
import { toNumber, type Pence } from '#shared/money'

export type OrderRefundRequest = {
  order: OrderRow
  /** Null refunds all that is not yet refunded of the row. */
  amount: Pence | null
  shippingAmount: Pence
  /** Cancels the row as well. */
  cancels: boolean
  reason: string
  actor: Actor
  /** Called in the transaction of the refund once its amounts are known; what it throws undoes the refund. */
  onCreated?: (refund: CreatedRefund, trx: TransactionClientContract) => Promise<void>
}

/** The result stored under the key if no refund was made. Ids begin at 1. */
const NOTHING = 0

/**
 * Refunds money of one order row on behalf of an admin. Commits the refund and its audit entry before it calls Stripe; if
 * Stripe does not answer, the job `refunds.retry` calls again.
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
   * @returns the id of the refund; null if a cancelled row had been refunded in full before. Throws what CreateRefund throws.
   * @param assertCancelled called in the transaction after the row is cancelled
   */
  async handle(
    wanted: OrderRefundRequest,
    key: IdempotencyKey | null,
    assertCancelled?: AssertCancelled
  ): Promise<number | null> {
    const { order, cancels, reason, actor, onCreated, ...amounts } = wanted
    const made = await this.idempotency.handle(key, async (trx) => {
      const created = await this.createRefund.handle(
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
      const { refundId, amount, shippingAmount } = created
      await assertCancelled?.(trx)
      await onCreated?.(created, trx)
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
