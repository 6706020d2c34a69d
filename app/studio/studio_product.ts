import { inject } from '@adonisjs/core'
import { ownMovesFrom } from '#approvals/public'
import { toOwnedProduct, type OwnedProductRow } from '#catalog/public'
import { OffersOfProductsQuery, type Offer } from '#studio/queries/offers_query'

/**
 * A product as its artist's pages show it: what the provider sent is nothing for them. `moves` are the states that its
 * artist can lead it to now, `offer` is what it is made of.
 */
function toStudioProduct(row: OwnedProductRow, offer: Offer) {
  return { ...toOwnedProduct(row), printfulData: null, moves: ownMovesFrom(row.status), offer }
}

export type StudioProduct = ReturnType<typeof toStudioProduct>

@inject()
export class StudioProducts {
  constructor(private offers: OffersOfProductsQuery) {}

  async of(rows: OwnedProductRow[]): Promise<StudioProduct[]> {
    const offers = await this.offers.handle(rows)
    return rows.map((row) => toStudioProduct(row, offers.get(row.id)!))
  }
}
