import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ArtistRow } from '#artists/public'
import { InsertProduct } from '#catalog/actions/insert_product'
import { NotifyAdminsOfDraft } from '#catalog/actions/notify_admins_of_draft'
import type { ProductType } from '#catalog/product_type'
import { inTransaction } from '#core/database/in_transaction'
import { TypeCostsQuery } from '#catalog/queries/type_costs_query'
import type { Pence } from '#shared/money'

export type NewProduct = {
  artist: Pick<ArtistRow, 'id' | 'user_id'>
  name: string
  description: string | null
  productType: ProductType
  sellingPrice: Pence
  designUrl: string | null
}

/**
 * An artist's idea: a draft whose cost is provisional until an admin sets it (docs/rules/pricing.md#provisional-cost).
 */
@inject()
export class CreateProduct {
  constructor(
    private insertProduct: InsertProduct,
    private typeCosts: TypeCostsQuery,
    private notifyAdmins: NotifyAdminsOfDraft
  ) {}

  /** The new id. Throws PriceTooLow. */
  async handle(
    { artist, sellingPrice, ...product }: NewProduct,
    caller?: TransactionClientContract
  ): Promise<number> {
    const columns = {
      name: product.name,
      description: product.description,
      product_type: product.productType,
      design_url: product.designUrl,
      is_cost_provisional: true,
    }
    const beginning = {
      artist,
      actorUserId: artist.user_id,
      status: 'draft' as const,
      sellingPrice,
      basePrice: await this.typeCosts.of(product.productType),
      columns,
    }
    return inTransaction(caller, async (trx) => {
      const productId = await this.insertProduct.handle(beginning, trx)
      await this.notifyAdmins.handle({ productId, artistId: artist.id }, trx)
      return productId
    })
  }
}
