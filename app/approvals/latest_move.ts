import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProductStatus } from '#shared/product_status'

/** Id of the latest move of a product to a status, in its history. */
export async function latestMoveTo(
  to: ProductStatus,
  productId: number,
  trx: TransactionClientContract
): Promise<number> {
  const move: { id: string } = await trx
    .from('product_status_history')
    .where({ product_id: productId, to_status: to })
    .orderBy('id', 'desc')
    .select('id')
    .firstOrFail()
  return Number(move.id)
}
