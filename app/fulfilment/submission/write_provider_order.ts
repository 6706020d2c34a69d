import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ProviderOrder from '#fulfilment/models/provider_order'
import { clock } from '#shared/clock'

type Row = { id: number; quantity: number }

/** RULINGS.md, The checkout rules: one paid checkout is one order there, a remake is a second one. */
const externalIdOf = (checkoutId: number, remake: number) =>
  remake === 0 ? `gs-${checkoutId}` : `gs-${checkoutId}-r${remake}`

/** Writes down what the provider is to be asked for. Requires the checkout's lock, so that no number is given twice. */
export class WriteProviderOrder {
  /** The checkout's first order, made now or before. */
  async first(checkoutId: number, rows: Row[], trx: TransactionClientContract): Promise<number> {
    const known = await ProviderOrder.query({ client: trx })
      .where({ checkoutId, remake: 0 })
      .select('id')
      .first()
    return known?.id ?? this.#write(checkoutId, 0, rows, trx)
  }

  /** One more order of these rows. */
  async next(checkoutId: number, rows: Row[], trx: TransactionClientContract): Promise<number> {
    const latest = await ProviderOrder.query({ client: trx })
      .where('checkoutId', checkoutId)
      .orderBy('remake', 'desc')
      .select('remake')
      .first()
    return this.#write(checkoutId, (latest?.remake ?? 0) + 1, rows, trx)
  }

  async #write(checkoutId: number, remake: number, rows: Row[], trx: TransactionClientContract) {
    const order = await ProviderOrder.create(
      {
        checkoutId,
        remake,
        externalId: externalIdOf(checkoutId, remake),
        nextAttemptAt: clock.now(),
      },
      { client: trx }
    )
    await order
      .related('items')
      .createMany(rows.map(({ id: orderId, quantity }) => ({ orderId, quantity })))
    return order.id
  }
}
