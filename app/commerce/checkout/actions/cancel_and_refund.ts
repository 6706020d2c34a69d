import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import { CreateRefund } from '#commerce/payments/actions/create_refund'
import { SubmitRefund } from '#commerce/payments/actions/submit_refund'
import { pence } from '#shared/money'

type Cancelled = {
  checkoutId: number
  orderIds: readonly number[]
  /** Null for a guest, and where it is the shop's own doing. */
  actorUserId: number | null
  reason: string
}

/**
 * Cancels paid rows of a checkout at the printer and refunds them. The last row refunds the shipping too. Safe to call twice
 * at once: one call takes effect. Where the payment provider gives no answer, the job that retries refunds asks again.
 */
@inject()
export class CancelAndRefund {
  constructor(
    private createRefund: CreateRefund,
    private submitRefund: SubmitRefund
  ) {}

  /** Throws what `cancel` of Fulfilment and CreateRefund throw: then nothing has changed. */
  async handle({ checkoutId, orderIds, actorUserId, reason }: Cancelled): Promise<void> {
    const refundId = await fulfilmentPort
      .current()
      .cancel({ checkoutId, orderIds }, (assertCancelled) =>
        db.transaction(async (trx) => {
          const reserved = await this.createRefund.handle(
            {
              checkoutId,
              lines: orderIds.map((orderId) => ({ orderId, amount: null })),
              shippingAmount: pence(0),
              cancels: true,
              origin: 'shop',
              actorUserId,
              reason,
            },
            trx
          )
          await assertCancelled(trx)
          return reserved.refundId
        })
      )
    if (refundId !== null) await this.submitRefund.handle(refundId)
  }
}
