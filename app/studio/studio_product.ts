import { inject } from '@adonisjs/core'
import { ownMovesFrom } from '#approvals/public'
import { toOwnedProduct } from '#catalog/public'
import { ProductOffersQuery } from '#studio/queries/product_offers_query'

type Row = Parameters<typeof toOwnedProduct>[0]

/**
 * Products as the pages of their artist show them, without what the provider sent. `moves` are the statuses that the
 * artist can lead a product to now, `offer` is what it is made of.
 */
@inject()
export class StudioProducts {
  constructor(private offers: ProductOffersQuery) {}

  async of(rows: Row[]) {
    const offers = await this.offers.handle(rows)
    return rows.map((row) => ({
      ...toOwnedProduct(row),
      printfulData: null,
      moves: ownMovesFrom(row.status),
      offer: offers.get(row.id)!,
    }))
  }
}

export type StudioProduct = Awaited<ReturnType<StudioProducts['of']>>[number]
