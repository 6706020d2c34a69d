import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ShareQuery, type ArtistRow } from '#artists/public'
import { pricedColumns } from '#catalog/priced_columns'
import type { ProductType } from '#catalog/product_type'
import { PriceTooLow } from '#catalog/refusals'
import { inTransaction } from '#core/database/in_transaction'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { toDecimal, type Pence } from '#shared/money'

export type NewProduct = {
  artist: Pick<ArtistRow, 'id' | 'user_id'>
  name: string
  description: string | null
  productType: ProductType
  sellingPrice: Pence
  designUrl: string | null
}

/** An artist's idea: a draft whose cost is provisional until an admin sets it (RULINGS.md, Products). */
@inject()
export class CreateProduct {
  constructor(
    private pricing: PricingService,
    private share: ShareQuery
  ) {}

  /** The new id. Throws PriceTooLow. */
  async handle(product: NewProduct, caller?: TransactionClientContract): Promise<number> {
    const basePrice = this.pricing.provisionalCost()
    const minimum = this.pricing.minimumPrice(basePrice)
    if (product.sellingPrice < minimum) throw new PriceTooLow(minimum)
    return inTransaction(caller, async (trx) => {
      const id = await this.#insert(product, basePrice, trx)
      await trx.table('product_status_history').insert({
        product_id: id,
        to_status: 'draft',
        actor_user_id: product.artist.user_id,
        created_at: clock.now().toJSDate(),
      })
      return id
    })
  }

  async #insert(
    { artist, ...product }: NewProduct,
    basePrice: Pence,
    trx: TransactionClientContract
  ): Promise<number> {
    const now = clock.now().toJSDate()
    const share = await this.share.handle(artist.id, trx)
    const [row]: { id: number }[] = await trx
      .insertQuery()
      .table('products')
      .insert({
        artist_id: artist.id,
        name: product.name,
        description: product.description,
        product_type: product.productType,
        design_url: product.designUrl,
        base_price: toDecimal(basePrice),
        is_cost_provisional: true,
        ...pricedColumns(this.pricing, { sellingPrice: product.sellingPrice, basePrice, share }),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
    return row!.id
  }
}
