import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ArtistRow } from '#artists/public'
import { BeginProduct } from '#catalog/actions/begin_product'
import type { ProductType } from '#catalog/product_type'
import { inTransaction } from '#core/database/in_transaction'
import { PricingService } from '#pricing/public'
import type { Pence } from '#shared/money'

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
    private begin: BeginProduct,
    private pricing: PricingService
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
      basePrice: this.pricing.provisionalCost(),
      columns,
    }
    return inTransaction(caller, (trx) => this.begin.handle(beginning, trx))
  }
}
