import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'
import ProviderOrderItem from '#fulfilment/models/provider_order_item'
import { toMake } from '#fulfilment/submission/begin_attempt'
import { SUBMIT_JOB } from '#fulfilment/submission/job_names'
import type { LockedProviderOrder } from '#fulfilment/submission/lock_provider_order'
import { withoutSent } from '#fulfilment/submission/keep_shipments'
import { WriteProviderOrder } from '#fulfilment/submission/write_provider_order'
import { clock } from '#shared/clock'

/**
 * An order that the provider has cancelled comes to its end, and what of it was not sent and is wanted all the same gets
 * another one: its external id is used up.
 */
@inject()
export class MoveRowsOn {
  constructor(private write: WriteProviderOrder) {}

  async handle(
    { order, production }: LockedProviderOrder,
    trx: TransactionClientContract
  ): Promise<void> {
    const rows = await withoutSent(order, toMake(order, production), trx)
    await ProviderOrderItem.query({ client: trx })
      .where('providerOrderId', order.id)
      .whereNull('withdrawnAt')
      .update({ withdrawnAt: clock.now().toJSDate() })
    await order.merge({ status: 'cancelled', problem: null, problemSince: null }).save()
    if (rows.length === 0) return
    const id = await this.write.next(order.checkoutId, rows, trx)
    await jobs.enqueue(SUBMIT_JOB, { providerOrderId: id }, trx)
  }
}
