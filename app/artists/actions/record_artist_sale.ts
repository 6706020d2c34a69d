import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toDecimal, type Pence } from '#shared/money'

/**
 * Adds a paid order row to the artist's projections (`total_sales` in pounds without shipping, `units_sold`), in the
 * transaction that records the payment, so that they can never disagree.
 */
export class RecordArtistSale {
  async handle(
    sale: { artistId: number; amount: Pence; quantity: number },
    trx: TransactionClientContract
  ) {
    await trx
      .from('artists')
      .where('id', sale.artistId)
      .update({
        total_sales: trx.raw('total_sales + ?', [toDecimal(sale.amount)]),
        units_sold: trx.raw('units_sold + ?', [sale.quantity]),
      })
  }
}
