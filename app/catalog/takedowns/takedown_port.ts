import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'

/** How many orders of products are still unpaid, and how many are paid and not fixed at the printer yet. */
export type OrdersOfProducts = { openCheckouts: number; unconfirmedOrders: number }

/** What a takedown hits. `productsOfSameArtwork`: how many other products a legal one takes along. */
export type TakedownPreview = OrdersOfProducts & { productsOfSameArtwork: number }

/** What a takedown asks of commerce, which imports catalog and registers its implementation. */
export type Takedowns = {
  /**
   * Requests, in the transaction of a legal takedown, that open payment pages with these products are closed and that
   * their paid orders are held before production.
   */
  stopOrders(productIds: readonly number[], trx: TransactionClientContract): Promise<void>
  countOrders(productIds: readonly number[]): Promise<OrdersOfProducts>
}

export const takedownPort = definePort<Takedowns>('takedownPort')
