import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type ProductSale = { productId: number; quantity: number; isSelfPurchase: boolean }

/**
 * Counts paid units on the products, in the transaction that records the payment. What an artist buys of their own is
 * left out of the ranking (RULINGS.md, Orders and money).
 */
export class RecordProductSale {
  /** Products are locked in key order, so that two payments never wait for each other. */
  async handle(sales: ProductSale[], trx: TransactionClientContract) {
    for (const sale of sales.toSorted((one, other) => one.productId - other.productId)) {
      const ranked = sale.isSelfPurchase ? 0 : sale.quantity
      await trx
        .from('products')
        .where('id', sale.productId)
        .update({
          units_sold: trx.raw('units_sold + ?', [sale.quantity]),
          units_sold_30_days: trx.raw('units_sold_30_days + ?', [ranked]),
        })
    }
  }
}
