import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { passOver } from '#core/jobs/pass_over'
import { ProviderOrderQueries, WithdrawOrders } from '#fulfilment/public'
import { ReserveRefund, SendRefund } from '#payments/public'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'

const BATCH = 20
/** RULINGS.md, The checkout rules: Printful failing after payment. */
const DAYS = 5

const UNMADE_REASON = `It could not be made within ${DAYS} days`

/**
 * Gives the money back for what nobody managed to have made in time: the rows are cancelled, with the last of a checkout
 * its shipping goes back too. Safe to run at any time and twice at once.
 */
@inject()
export class RefundUnmade {
  constructor(
    private orders: ProviderOrderQueries,
    private withdraw: WithdrawOrders,
    private reserve: ReserveRefund,
    private send: SendRefund
  ) {}

  /** @returns how many checkouts came to which end; failed ones are met again by the next run. */
  async handle(): Promise<{ refunded: number; failed: number }> {
    const since = clock.now().minus({ days: DAYS }).toJSDate()
    const { results, broken } = await passOver({
      pageAfter: (id) => this.orders.givenUp(since, id, BATCH),
      work: async (id) => this.#refund(id, await this.orders.unmadeRows(id, since)),
      failure: 'What could not be made could not be refunded',
    })
    return { refunded: results.length, failed: broken }
  }

  async #refund(checkoutId: number, orderIds: number[]): Promise<void> {
    const refundId = await this.withdraw.handle({ checkoutId, orderIds }, (assertStopped) =>
      db.transaction(async (trx) => {
        const reserved = await this.reserve.handle(
          {
            checkoutId,
            lines: orderIds.map((orderId) => ({ orderId, amount: null })),
            shippingAmount: pence(0),
            cancels: true,
            origin: 'shop',
            actorUserId: null,
            reason: UNMADE_REASON,
          },
          trx
        )
        await assertStopped(trx)
        return reserved.refundId
      })
    )
    if (refundId !== null) await this.send.handle(refundId)
  }
}
