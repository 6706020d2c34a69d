import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { jobs } from '#core/jobs/main'
import ProviderOrder from '#fulfilment/models/provider_order'
import { AddressErased, ReprintInProgress, NotShipped } from '#fulfilment/errors'
import { FULFILMENT_SUBMIT_JOB } from '#fulfilment/submission/job_names'
import { WriteProviderOrder } from '#fulfilment/submission/write_provider_order'
import { LockCheckoutForFulfilment } from '#commerce/public'

type ReprintRequest = {
  order: { id: number; checkout_id: number }
  reason: string
  actor: Actor
}

/**
 * Reprints an order row that was shipped, at the platform's cost: writes a second order for the provider
 * (docs/rules/fulfilment.md#reprints).
 */
@inject()
export class ReprintOrder {
  constructor(
    private lockCheckoutForFulfilment: LockCheckoutForFulfilment,
    private write: WriteProviderOrder,
    private record: RecordAuditEntry,
    private idempotency: IdempotencyStore
  ) {}

  /** @returns the id of the new order at the provider. Throws NotShipped, AddressErased and ReprintInProgress. */
  handle({ order, reason, actor }: ReprintRequest, key: IdempotencyKey | null): Promise<number> {
    return this.idempotency.handle(key, async (trx) => {
      const id = await this.#write(order.checkout_id, order.id, trx)
      await this.record.handle(
        {
          ...actor,
          action: 'order.reprint',
          subjectType: 'order',
          subjectId: order.id,
          before: null,
          after: { reason },
        },
        trx
      )
      return id
    })
  }

  async #write(checkoutId: number, orderId: number, trx: TransactionClientContract) {
    const { rows, street } = await this.lockCheckoutForFulfilment.handle(checkoutId, trx)
    if (street === null) throw new AddressErased()
    const row = rows.find(({ id }) => id === orderId)!
    if (row.status !== 'shipped' && row.status !== 'delivered') throw new NotShipped()
    if (await this.#isOnItsWay(orderId, trx)) throw new ReprintInProgress()
    const id = await this.write.next(checkoutId, [{ ...row, isReprint: true }], trx)
    await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: id }, trx)
    return id
  }

  /** Whether an order at the provider holds the row and has sent nothing yet. */
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
