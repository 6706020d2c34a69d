import { inject } from '@adonisjs/core'
import { ProductCountQuery } from '#catalog/public'
import { QrCodeQueries } from '#gigs/public'
import { SalesFiguresQuery } from '#orders/public'
import { toNumber } from '#shared/money'

/** The tiles of the overview (seed 001 §2). Sales in pounds, without shipping and refunds. */
export type Overview = {
  totalSales: number
  orders: number
  products: number
  scans: number
}

/** Sums and counts of one artist, each asked of the module that owns it. */
@inject()
export class OverviewQuery {
  constructor(
    private figures: SalesFiguresQuery,
    private products: ProductCountQuery,
    private codes: QrCodeQueries
  ) {}

  async handle(artistId: number): Promise<Overview> {
    const [sold, products, scans] = await Promise.all([
      this.figures.ofArtist(artistId),
      this.products.byStatus(artistId),
      this.codes.scansOf(artistId),
    ])
    return {
      totalSales: toNumber(sold.sales),
      orders: sold.orders,
      products: products.active ?? 0,
      scans,
    }
  }
}
