import { inject } from '@adonisjs/core'
import type { ProductsByStatus } from '#studio/tabs'
import { QrCodeQueries } from '#gigs/public'
import { type Tiles, TilesReport } from '#insights/public'

/** The tiles of the overview. Sales in pounds, without shipping and refunds. */
export type Overview = Tiles & { products: number; scans: number }

/** Sums and counts of one artist, each asked of the module that owns it. */
@inject()
export class OverviewQuery {
  constructor(
    private tiles: TilesReport,
    private codes: QrCodeQueries
  ) {}

  async handle(artistId: number, byStatus: ProductsByStatus): Promise<Overview> {
    const [tiles, scans] = await Promise.all([
      this.tiles.handle(artistId),
      this.codes.scansOf(artistId),
    ])
    return { ...tiles, products: byStatus.active ?? 0, scans }
  }
}
