import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ProviderOrder from '#fulfilment/models/provider_order'
import { clock } from '#shared/clock'

type Row = { id: number; quantity: number; isRemake?: boolean }

/** RULINGS.md, The checkout rules: one paid checkout is one order there, a remake is a second one. */
const externalIdOf = (checkoutId: number, sequence: number) =>
  sequence === 0 ? `gs-${checkoutId}` : `gs-${checkoutId}-r${sequence}`

/** As all our orders are called there. */
export const OUR_NAMES = /^gs-\d+(-r\d+)?$/

/** Writes down what the provider is to be asked for. Requires the checkout's lock, so that no number is given twice. */
export class WriteProviderOrder {
  /** The checkout's first order, made now or before. */
  async first(checkoutId: number, rows: Row[], trx: TransactionClientContract): Promise<number> {
    const known = await ProviderOrder.query({ client: trx })
      .where({ checkoutId, sequence: 0 })
      .select('id')
      .first()
    return known?.id ?? this.#write(checkoutId, 0, rows, trx)
  }

  /** One more order of these rows. */
  async next(checkoutId: number, rows: Row[], trx: TransactionClientContract): Promise<number> {
    const latest = await ProviderOrder.query({ client: trx })
      .where('checkoutId', checkoutId)
      .orderBy('sequence', 'desc')
      .select('sequence')
      .first()
    return this.#write(checkoutId, (latest?.sequence ?? 0) + 1, rows, trx)
  }

  async #write(checkoutId: number, sequence: number, rows: Row[], trx: TransactionClientContract) {
    const order = await ProviderOrder.create(
      {
        checkoutId,
        sequence,
        externalId: externalIdOf(checkoutId, sequence),
        nextAttemptAt: clock.now(),
      },
      { client: trx }
    )
    await order
      .related('items')
      .createMany(
        rows.map(({ id: orderId, quantity, isRemake = false }) => ({ orderId, quantity, isRemake }))
      )
    return order.id
  }
}
