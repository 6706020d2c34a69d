import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ProductCounters } from '#catalog/public'
import type Order from '#commerce/orders/models/order'

/** The pieces of limited products that order rows hold, once they are placed. The caller has locked the rows. */
@inject()
export class HeldPieces {
  constructor(private counters: ProductCounters) {}

  /** Frees the pieces of rows that are cancelled. */
  async release(orders: readonly Order[], trx: TransactionClientContract) {
    const holding = orders.filter((order) => order.holdsPieces)
    if (holding.length === 0) return
    await setHolding(holding, false, trx)
    await this.counters.releasePieces(holding, trx)
  }

  /** Reserves again the pieces of cancelled rows whose products are limited now. @returns whether enough were left */
  async reserveAgain(orders: readonly Order[], trx: TransactionClientContract): Promise<boolean> {
    const limited = await this.counters.limitedAmong(
      orders.map(({ productId }) => productId),
      trx
    )
    const wanting = orders.filter(({ productId }) => limited.has(productId))
    if (wanting.length === 0) return true
    if ((await this.counters.reservePieces(wanting, trx)) !== null) return false
    await setHolding(wanting, true, trx)
    return true
  }
}

async function setHolding(
  orders: readonly Order[],
  holdsPieces: boolean,
  trx: TransactionClientContract
) {
  for (const order of orders) order.holdsPieces = holdsPieces
  await trx
    .from('orders')
    .whereIn(
      'id',
      orders.map(({ id }) => id)
    )
    .update({ holds_pieces: holdsPieces })
}
