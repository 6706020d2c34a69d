import { createHash, createHmac } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ProductCounters } from '#catalog/public'
import { derivedSecret } from '#core/derived_secret'
import { PiecesTaken, PiecesWanted, TooManyPieces, UnpaidPieces } from '#commerce/checkout/errors'
import type { DomainError } from '#core/exceptions/errors'
import type { PlacedCheckout } from '#commerce/orders/queries/checkout_queries'

/** How long an order waits for the lock of a limited product. After that the buyer is asked to try again. */
const LONGEST_WAIT = '3s'
const LOCK_NOT_AVAILABLE = '55P03'

/** Hashes the id of the device: the id itself would be enough to act as the device. */
export const deviceHash = (deviceId: string) => createHash('sha256').update(deviceId).digest('hex')

/** Hashes the network of a buyer, by a secret: there are few enough addresses to try them all. */
export const networkHash = (network: string) =>
  createHmac('sha256', derivedSecret('checkout-networks')).update(network).digest('hex')

/** The limit of unpaid pieces in one network: 20, or a fifth of the product's limit if that is more, because a venue is one network. */
const LEAST_PIECES_A_NETWORK = 20
const MOST_OF_THE_LIMIT = 0.2

type Held = { product_id: number; pieces: number; is_unpaid_elsewhere: boolean }

/** A product of which the buyer gets no pieces, and why. */
export type RefusedPieces = { productId: number; error: DomainError }

/**
 * Reserves the pieces of limited products in a checkout. Call it last in the transaction that places the checkout: the next
 * buyer of the same product waits until it ends. Each buyer, known by account, email or device, gets two pieces of
 * a product, and has one open checkout with it. The unpaid pieces of one network are limited too, so that nobody can hold
 * all of a larger drop without paying.
 */
@inject()
export class ReservePieces {
  constructor(private counters: ProductCounters) {}

  /**
   * @returns what is refused; null where all are reserved. Throws PiecesWanted where too many wait for the same, or have not
   * paid yet in the buyer's network.
   */
  async handle(
    { checkout, orders }: PlacedCheckout,
    trx: TransactionClientContract
  ): Promise<RefusedPieces | null> {
    const holding = orders.filter((order) => order.holdsPieces)
    if (holding.length === 0) return null
    const wanting = await this.#reserve(holding, trx)
    if (wanting !== null) return { productId: wanting, error: new PiecesTaken() }
    // Read behind the lock of the product, so that it sees what the buyer orders elsewhere at the same time, and whether
    // there still is a limit.
    for (const held of await this.#heldBy(checkout, holding, trx)) {
      const { product_id: productId, pieces, is_unpaid_elsewhere: isUnpaid } = held
      if (isUnpaid) return { productId, error: new UnpaidPieces() }
      if (pieces > ProductCounters.mostPiecesABuyer)
        return { productId, error: new TooManyPieces() }
    }
    if (await this.#isNetworkFull(checkout, holding, trx)) throw new PiecesWanted()
    return null
  }

  /** Whether buyers of this network hold too many pieces that are not paid, this checkout's included. */
  async #isNetworkFull(
    { networkHash: network }: PlacedCheckout['checkout'],
    holding: PlacedCheckout['orders'],
    trx: TransactionClientContract
  ): Promise<boolean> {
    const { rows } = await trx.rawQuery(
      `SELECT FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id JOIN products ON products.id = orders.product_id
        WHERE checkouts.network_hash = :network AND checkouts.paid_at IS NULL AND orders.holds_pieces
          AND orders.product_id = ANY (:productIds) AND products.piece_limit IS NOT NULL
        GROUP BY products.id
       HAVING sum(orders.quantity) > greatest(:least::int, products.piece_limit * :part::numeric) LIMIT 1`,
      {
        network,
        productIds: holding.map(({ productId }) => productId),
        least: LEAST_PIECES_A_NETWORK,
        part: MOST_OF_THE_LIMIT,
      } as never
    )
    return rows.length > 0
  }

  async #reserve(holding: PlacedCheckout['orders'], trx: TransactionClientContract) {
    try {
      await trx.rawQuery(`SELECT set_config('lock_timeout', ?, true)`, [LONGEST_WAIT])
      return await this.counters.reservePieces(
        holding.map(({ productId, quantity }) => ({ productId, quantity })),
        trx
      )
    } catch (error) {
      if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) throw new PiecesWanted()
      throw error
    }
  }

  async #heldBy(
    { id, userId, customerEmail, deviceHash: device }: PlacedCheckout['checkout'],
    holding: PlacedCheckout['orders'],
    trx: TransactionClientContract
  ): Promise<Held[]> {
    const { rows } = await trx.rawQuery<{ rows: Held[] }>(
      `SELECT orders.product_id, sum(orders.quantity)::int AS pieces,
              bool_or(checkouts.id <> :id AND checkouts.paid_at IS NULL) AS is_unpaid_elsewhere
         FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
         JOIN products ON products.id = orders.product_id AND products.piece_limit IS NOT NULL
        WHERE orders.holds_pieces AND orders.product_id = ANY (:productIds)
          AND (checkouts.id = :id OR checkouts.user_id = :userId OR lower(checkouts.customer_email) = :email
               OR checkouts.device_hash = :device)
        GROUP BY orders.product_id ORDER BY orders.product_id`,
      {
        id,
        productIds: holding.map(({ productId }) => productId),
        userId,
        email: customerEmail?.toLowerCase() ?? null,
        device,
      } as never
    )
    return rows
  }
}
