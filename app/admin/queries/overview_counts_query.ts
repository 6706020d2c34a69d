import { inject } from '@adonisjs/core'
import { ArtistQueries } from '#artists/public'
import { ProductCountQuery } from '#catalog/public'
import { countAccounts } from '#identity/public'
import { SalesFiguresQuery } from '#orders/public'

export type OverviewCounts = { users: number; artists: number; products: number; orders: number }

/** How much of everything there is, each count asked of the module that owns it. */
@inject()
export class OverviewCountsQuery {
  constructor(
    private artists: ArtistQueries,
    private products: ProductCountQuery,
    private figures: SalesFiguresQuery
  ) {}

  async handle(): Promise<OverviewCounts> {
    const [users, artists, products, orders] = await Promise.all([
      countAccounts(),
      this.artists.total(),
      this.products.total(),
      this.figures.total(),
    ])
    return { users, artists, products, orders }
  }
}
