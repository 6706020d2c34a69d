import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import ProviderOrder from '#fulfilment/models/provider_order'
import { clock } from '#shared/clock'

type NewOrder = { checkoutId: number; sequence: number; failingSince?: DateTime | null }

type Row = { id: number; quantity: number; isReprint?: boolean }

/**
 * One paid checkout is one order there, a reprint is a second one (docs/rules/fulfilment.md#one-checkout-one-order).
 */
const externalIdOf = (checkoutId: number, sequence: number) =>
  sequence === 0 ? `gs-${checkoutId}` : `gs-${checkoutId}-r${sequence}`

/** The external ids that we give our orders at the provider. */
export const OUR_NAMES = /^gs-\d+(-r\d+)?$/

/** Writes down what the provider is to be asked for. Requires the checkout's lock, so that no number is given twice. */
export class WriteProviderOrder {
  /** The checkout's first order, made now or before. */
  async first(checkoutId: number, rows: Row[], trx: TransactionClientContract): Promise<number> {
    const known = await ProviderOrder.query({ client: trx })
      .where({ checkoutId, sequence: 0 })
      .select('id')
      .first()
    return known?.id ?? this.#write({ checkoutId, sequence: 0 }, rows, trx)
  }

  /** One more order of these rows. */
  async next(
    checkoutId: number,
    rows: Row[],
    trx: TransactionClientContract,
    failingSince: DateTime | null = null
  ): Promise<number> {
    const latest = await ProviderOrder.query({ client: trx })
      .where('checkoutId', checkoutId)
      .orderBy('sequence', 'desc')
      .select('sequence')
      .first()
    const sequence = (latest?.sequence ?? 0) + 1
    return this.#write({ checkoutId, sequence, failingSince }, rows, trx)
  }

  async #write(order: NewOrder, rows: Row[], trx: TransactionClientContract) {
    const written = await ProviderOrder.create(
      {
        ...order,
        externalId: externalIdOf(order.checkoutId, order.sequence),
        nextAttemptAt: clock.now(),
      },
      { client: trx }
    )
    await written.related('items').createMany(
      rows.map(({ id: orderId, quantity, isReprint = false }) => ({
        orderId,
        quantity,
        isReprint,
      }))
    )
    return written.id
  }
}
