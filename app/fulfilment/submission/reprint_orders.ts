import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'
import ProviderOrder from '#fulfilment/models/provider_order'
import { ReplacementInProgress, NotShipped } from '#fulfilment/errors'
import { FULFILMENT_SUBMIT_JOB } from '#fulfilment/submission/job_names'
import { WriteProviderOrder } from '#fulfilment/submission/write_provider_order'
import { LockOrderForFulfilment } from '#commerce/public'

/**
 * A row that was sent is made and sent once more, at the platform's cost: a second order there
 * (docs/rules/fulfilment.md#reprints). Requires the transaction that notes it.
 */
@inject()
export class ReprintOrders {
  constructor(
    private lockOrderForFulfilment: LockOrderForFulfilment,
    private write: WriteProviderOrder
  ) {}

  /** Id of the new order. Throws NotShipped and ReplacementInProgress. */
  async handle(
    { checkoutId, orderId }: { checkoutId: number; orderId: number },
    trx: TransactionClientContract
  ): Promise<number> {
    const { rows } = await this.lockOrderForFulfilment.handle(checkoutId, trx)
    const row = rows.find(({ id }) => id === orderId)!
    if (row.status !== 'shipped' && row.status !== 'delivered') throw new NotShipped()
    if (await this.#isOnItsWay(orderId, trx)) throw new ReplacementInProgress()
    const id = await this.write.next(checkoutId, [{ ...row, isReprint: true }], trx)
    await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: id }, trx)
    return id
  }

  /** An order holds it that has sent nothing so far. */
  async #isOnItsWay(orderId: number, trx: TransactionClientContract): Promise<boolean> {
    const order = await ProviderOrder.query({ client: trx })
      .whereNotIn('status', ['cancelled', 'fulfilled'])
      .whereHas('items', (items) => items.where({ orderId }).whereNull('cancelRequestedAt'))
      .whereNotExists(
        trx.from('shipments').whereColumn('shipments.provider_order_id', 'provider_orders.id')
      )
      .first()
    return order !== null
  }
}
