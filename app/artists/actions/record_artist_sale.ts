import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toDecimal, type Pence } from '#shared/money'

type ArtistSale = {
  artistId: number
  totalAmount: Pence
  quantity: number
  isSelfPurchase: boolean
}

/**
 * Adds paid order rows to their artists' projections (`total_sales` in pounds without shipping, `units_sold`), in the
 * transaction that records the payment, so that they can never disagree. `units_sold` ranks artists: what they buy of
 * their own is left out of it (RULINGS.md, Orders and money).
 */
export class RecordArtistSale {
  /** Artists are locked in key order, so that two payments never wait for each other. */
  async handle(sales: ArtistSale[], trx: TransactionClientContract) {
    for (const sale of sales.toSorted((one, other) => one.artistId - other.artistId)) {
      const ranked = sale.isSelfPurchase ? 0 : sale.quantity
      await trx
        .from('artists')
        .where('id', sale.artistId)
        .update({
          total_sales: trx.raw('total_sales + ?', [toDecimal(sale.totalAmount)]),
          units_sold: trx.raw('units_sold + ?', [ranked]),
        })
    }
  }
}
