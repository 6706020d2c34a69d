import { inject } from '@adonisjs/core'
import signoffsConfig from '#config/signoffs'
import { RefundOrder, RefundQueries } from '#commerce/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { subtract } from '#shared/money'
import { AboveLimit } from '#signoffs/above_limit'
import { CreateSignoff } from '#signoffs/actions/create_signoff'

type Wanted = Omit<Parameters<RefundOrder['handle']>[0], 'cancels' | 'onCreated'>

/** What was made: a refund, or a request that waits for a second admin. */
export type RefundOrSignoff = { refundId: number } | { signoffId: number }

/**
 * Refunds money of an order on behalf of an admin, or requests the approval of a second one if the sum is above the
 * limit. What the same admin has refunded of the checkout counts too, so that a sum cannot be refunded in parts; it is
 * added up under the lock of the payment.
 */
@inject()
export class RefundOrRequestSignoff {
  constructor(
    private refundOrder: RefundOrder,
    private refunds: RefundQueries,
    private createSignoff: CreateSignoff,
    private idempotency: IdempotencyStore
  ) {}

  /** Throws what RefundOrder and CreateSignoff throw. */
  async handle(wanted: Wanted, key: IdempotencyKey | null): Promise<RefundOrSignoff> {
    const signoffKey = key && { ...key, scope: `${key.scope}:signoff` }
    const requested = signoffKey && (await this.idempotency.find(signoffKey))
    if (requested) {
      // Refuses the key where another refund is asked for with it.
      const signoffId = await this.idempotency.handle(signoffKey, () => Promise.resolve(requested))
      return { signoffId }
    }
    try {
      const refundId = await this.#refund(wanted, key)
      return { refundId: refundId! }
    } catch (error) {
      if (!(error instanceof AboveLimit)) throw error
      const { order, reason, actor } = wanted
      const signoffId = await this.createSignoff.handle(
        { kind: 'refund', orderId: order.id, ...error.amounts, reason, actor },
        signoffKey
      )
      return { signoffId }
    }
  }

  #refund(wanted: Wanted, key: IdempotencyKey | null) {
    const { checkout_id: checkoutId } = wanted.order
    const userId = wanted.actor.actorUserId
    return this.refundOrder.handle(
      {
        ...wanted,
        cancels: false,
        onCreated: async ({ amount, shippingAmount }, trx) => {
          // The refund that was just created is one of them.
          const sum = await this.refunds.madeBy({ checkoutId, userId }, trx)
          if (sum <= signoffsConfig.refundAbove) return
          throw new AboveLimit({ amount: subtract(amount, shippingAmount), shippingAmount })
        },
      },
      key
    )
  }
}
