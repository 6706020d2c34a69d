import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isLow } from '#catalog/availability/sale_terms'
import { lowPieces } from '#catalog/mails/low_pieces_mail'
import { inBatches } from '#core/database/in_batches'
import { mailOutbox } from '#core/mail/main'

type ProductSale = {
  productId: number
  /** Below zero for what is refunded or cancelled. */
  units: number
  /** Of the last 30 days, without self-purchases of artists. */
  recentUnits: number
}

/** `average` is a decimal between 1 and 5, null where there are no ratings. */
type Rating = { productId: number; average: string | null; count: number }

/** Pieces of a limited product that an order holds. */
type HeldPieces = { productId: number; quantity: number }

/** The figures of products that other modules count: units sold, pieces that orders hold, and ratings. */
export class ProductCounters {
  /** How many pieces of a limited product one buyer gets, in all their orders. */
  static readonly mostPiecesABuyer = 2

  /**
   * Counts units that are sold, refunded or cancelled, at the end of the transaction that changes the order rows. A sale
   * of a product that another transaction holds is added later (`applyPendingSales`). Self-purchases are left out of the ranking
   * (docs/rules/orders.md#self-purchases). Products are locked in key order, so that two payments never deadlock, and
   * catalog stats after all of them; a product that is no longer on sale is not in the catalog stats.
   */
  async recordSales(sales: readonly ProductSale[], trx: TransactionClientContract) {
    await trx.rawQuery(
      'INSERT INTO pending_product_sales_counts (product_ids, units, recent_units) VALUES (?, ?, ?)',
      [
        sales.map((sale) => sale.productId),
        sales.map((sale) => sale.units),
        sales.map((sale) => sale.recentUnits),
      ]
    )
  }

  /** Adds the sales that found their products locked. @returns how many sales */
  async applyPendingSales(): Promise<number> {
    return inBatches(async (limit) => {
      const { rows } = await db.rawQuery<{ rows: { applied: number }[] }>(
        'SELECT drain_pending_product_sales(?) AS applied',
        [limit]
      )
      return rows[0]!.applied
    })
  }

  /**
   * Reserves pieces of limited products, all or none, in key order, so that two checkouts cannot deadlock. Call it
   * last in the transaction that places the order: others who want the same pieces wait until it ends. A product whose limit
   * was removed meanwhile has enough.
   *
   * @returns the product that has fewer pieces left; null where all are reserved
   */
  async reservePieces(
    pieces: readonly HeldPieces[],
    trx: TransactionClientContract
  ): Promise<number | null> {
    const reserved: HeldPieces[] = []
    for (const held of inKeyOrder(pieces)) {
      const { productId, quantity } = held
      const { rows } = await trx.rawQuery<{ rows: LimitRow[] }>(
        `UPDATE products SET pieces_taken = pieces_taken + :quantity
          WHERE id = :productId AND (piece_limit IS NULL OR pieces_taken + :quantity <= piece_limit)
         RETURNING piece_limit, pieces_taken`,
        { productId, quantity }
      )
      if (!rows[0]) {
        await this.releasePieces(reserved, trx)
        return productId
      }
      reserved.push(held)
      await notifyOfLowPieces({ ...held, ...rows[0] }, trx)
    }
    return null
  }

  /** Which of these products have a limit of pieces now. */
  async limitedAmong(
    productIds: readonly number[],
    trx: TransactionClientContract
  ): Promise<ReadonlySet<number>> {
    const rows: { id: number }[] = await trx
      .from('products')
      .whereIn('id', [...productIds])
      .whereNotNull('piece_limit')
      .select('id')
    return new Set(rows.map(({ id }) => id))
  }

  /** Frees the pieces of cancelled orders. */
  async releasePieces(pieces: readonly HeldPieces[], trx: TransactionClientContract) {
    for (const { productId, quantity } of inKeyOrder(pieces))
      await trx.rawQuery(
        'UPDATE products SET pieces_taken = greatest(0, pieces_taken - ?) WHERE id = ?',
        [quantity, productId]
      )
  }

  /**
   * Sets the rating that lists and pages show, in the transaction that wrote the review. The caller locked the product
   * before it counted, so that two reviews at once are both in the figure.
   */
  async recordRating({ productId, average, count }: Rating, trx?: TransactionClientContract) {
    await (trx ?? db)
      .from('products')
      .where('id', productId)
      .update({ average_rating: average, review_count: count })
  }
}

type LimitRow = { piece_limit: number | null; pieces_taken: number }

/** One entry for each product, by id. */
function inKeyOrder(pieces: readonly HeldPieces[]): HeldPieces[] {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of pieces)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((one, other) => one.productId - other.productId)
}

/** Emails the artist the first time that few pieces are left under a limit. */
async function notifyOfLowPieces(
  { productId, piece_limit: limit, pieces_taken: taken }: HeldPieces & LimitRow,
  trx: TransactionClientContract
) {
  if (limit === null || !isLow(limit - taken, limit)) return
  await mailOutbox.send(
    lowPieces,
    { event: `${productId}/${limit}`, data: { productId, limit } },
    trx
  )
}
