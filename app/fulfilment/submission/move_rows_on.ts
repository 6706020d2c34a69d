import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'
import ProviderOrderItem from '#fulfilment/models/provider_order_item'
import { toMake } from '#fulfilment/submission/begin_attempt'
import { SUBMIT_JOB } from '#fulfilment/submission/job_names'
import type { LockedProviderOrder } from '#fulfilment/submission/lock_provider_order'
import { WriteProviderOrder } from '#fulfilment/submission/write_provider_order'
import { clock } from '#shared/clock'

/**
 * An order that the provider has cancelled comes to its end, and the rows of it that are wanted all the same get another
 * one: its external id is used up.
 */
@inject()
export class MoveRowsOn {
  constructor(private write: WriteProviderOrder) {}

  async handle(
    { order, production }: LockedProviderOrder,
    trx: TransactionClientContract
  ): Promise<void> {
    const rows = toMake(order, production)
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
