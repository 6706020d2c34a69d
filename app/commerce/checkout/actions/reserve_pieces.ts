import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ProductCounters } from '#catalog/public'
import { PiecesTaken, PiecesWanted, TooManyPieces, UnpaidPieces } from '#commerce/checkout/errors'
import type { DomainError } from '#core/exceptions/errors'
import type { PlacedCheckout } from '#commerce/orders/queries/checkout_queries'

/** How long an order waits for the lock of a limited product. After that the buyer is asked to try again. */
const LONGEST_WAIT = '3s'
const LOCK_NOT_AVAILABLE = '55P03'

/** Hashes the id of the device: the id itself would be enough to act as the device. */
export const deviceHash = (deviceId: string) => createHash('sha256').update(deviceId).digest('hex')

type Held = { product_id: number; pieces: number; is_unpaid_elsewhere: boolean }

/** A product of which the buyer gets no pieces, and why. */
export type RefusedPieces = { productId: number; error: DomainError }

/**
 * Reserves the pieces of limited products in a checkout. Call it last in the transaction that places the checkout: the next
 * buyer of the same product waits until it ends. Each buyer, known by account, email or device, gets two pieces of
 * a product, and has one open checkout with it.
 */
@inject()
export class ReservePieces {
  constructor(private counters: ProductCounters) {}

  /** @returns what is refused; null where all are reserved. Throws PiecesWanted where too many wait for the same. */
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
    return null
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
