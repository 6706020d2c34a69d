import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Counts paid units on the product, in the transaction that records the payment. The 30-day figure is taken down again
 * as orders age.
 */
export class RecordProductSale {
  async handle(sale: { productId: number; quantity: number }, trx: TransactionClientContract) {
    await trx
      .from('products')
      .where('id', sale.productId)
      .update({
        units_sold: trx.raw('units_sold + ?', [sale.quantity]),
        units_sold_30_days: trx.raw('units_sold_30_days + ?', [sale.quantity]),
      })
  }
}
