import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { onSaleCondition } from '#catalog/availability/sale_availability'
import type { gigSharesPorts } from '#gigs/public'
import { PricingService } from '#pricing/public'
import { fromDecimal } from '#shared/money'
import { percentageFromDecimal } from '#shared/percentage'

type SharedProduct = Awaited<
  ReturnType<ReturnType<typeof gigSharesPorts.productsOnSale.current>>
>[number]

type Row = {
  id: number
  name: string
  category: SharedProduct['category']
  selling_price: string
  base_price: string
  share: string
}

/** The products that an artist has on sale, with what one piece earns them, for the shares of their gigs. */
@inject()
export class SharedProductsQuery {
  constructor(private pricing: PricingService) {}

  async handle(artistId: number): Promise<SharedProduct[]> {
    const rows: Row[] = await db
      .from('products')
      .join('artists', 'artists.id', 'products.artist_id')
      .where('products.artist_id', artistId)
      .whereRaw(onSaleCondition())
      .orderBy('products.id')
      .select('products.id', 'products.name', 'products.selling_price', 'products.base_price')
      .select('artists.profit_share_percentage as share')
      .select(db.raw('goods_category(products.product_type) AS category'))
    return rows.map(({ id, name, category, ...row }) => {
      const sellingPrice = fromDecimal(row.selling_price)
      const { artistProfit: earnings } = this.pricing.split({
        sellingPrice,
        basePrice: fromDecimal(row.base_price),
        share: percentageFromDecimal(row.share),
        quantity: 1,
      })
      return { id, name, category, sellingPrice, earnings }
    })
  }
}
