import { inject } from '@adonisjs/core'
import { ProductCountQuery } from '#catalog/public'
import { QrCodeQueries } from '#gigs/public'
import { type Tiles, TilesReport } from '#insights/public'

/** The tiles of the overview (seed 001 §2). Sales in pounds, without shipping and refunds. */
export type Overview = Tiles & { products: number; scans: number }

/** Sums and counts of one artist, each asked of the module that owns it. */
@inject()
export class OverviewQuery {
  constructor(
    private tiles: TilesReport,
    private products: ProductCountQuery,
    private codes: QrCodeQueries
  ) {}

  async handle(artistId: number): Promise<Overview> {
    const [tiles, products, scans] = await Promise.all([
      this.tiles.handle(artistId),
      this.products.byStatus(artistId),
      this.codes.scansOf(artistId),
    ])
    return { ...tiles, products: products.active ?? 0, scans }
  }
}
