import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LockedProduct } from '#catalog/actions/lock_product'
import { OfferVariants } from '#catalog/actions/offer_variants'
import { DropMockups } from '#catalog/mockups/drop_mockups'
import { ChangeArtwork } from '#catalog/artworks/actions/change_artwork'
import { adoptedColumns, costToAdopt } from '#catalog/adopted_cost'
import { PriceTooLow } from '#catalog/errors'
import { pricedColumns } from '#catalog/priced_columns'
import { productSpecColumns, type ProductSpec } from '#catalog/product_spec'
import type { ProductType } from '#shared/product_type'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { fromDecimal, type Pence } from '#shared/money'
import { percentageFromDecimal } from '#shared/percentage'

/** An omitted field stays as it is. */
export type ProductChanges = {
  name?: string
  description?: string | null
  sellingPrice?: Pence
  adminNotes?: string | null
  designUrl?: string | null
  /** One of the artist's uploads; null removes it. */
  artworkId?: number | null
  /** Corrects the provider's own. */
  productType?: ProductType
  spec?: ProductSpec
  /** Columns of a built product; `artworkId` and `designUrl` are then left out. */
  columns?: { artwork_id: number; design_url: string; blank_id: number }
}

/**
 * Changes a product that the caller has locked, and what follows from its price. What was ordered before keeps the price
 * frozen on its row (docs/rules/products-and-approval.md#product-changes). A product below the minimum of what the
 * provider asks now adopts that cost with its next price.
 */
@inject()
export class WriteProductChanges {
  constructor(
    private pricing: PricingService,
    private offerVariants: OfferVariants,
    private changeArtwork: ChangeArtwork,
    private dropMockups: DropMockups
  ) {}

  /** Throws PriceTooLow, NothingToOffer, StoreProductTaken, and what ChangeArtwork throws. */
  async handle(
    product: LockedProduct,
    changes: ProductChanges,
    trx: TransactionClientContract
  ): Promise<void> {
    if (Object.values(changes).every((change) => change === undefined)) return
    const { spec, sellingPrice } = changes
    const adopted = spec?.basePrice ?? costToAdopt(product, sellingPrice)
    const basePrice = adopted ?? fromDecimal(product.base_price)
    const price = sellingPrice ?? fromDecimal(product.selling_price)
    const minimum = this.pricing.minimumPrice(basePrice)
    const isPriced = spec !== undefined || sellingPrice !== undefined
    if (isPriced && price < minimum) throw new PriceTooLow(minimum)
    const share = percentageFromDecimal(product.profit_share_percentage)
    const artworkColumns =
      changes.columns ?? (await this.changeArtwork.handle(product, changes, trx))
    // Pictures of another artwork or another blank are out of date.
    if (spec || Object.keys(artworkColumns).length > 0)
      await this.dropMockups.handle([product.id], trx)
    await trx
      .from('products')
      .where('id', product.id)
      .update({
        ...(spec && productSpecColumns(spec)),
        ...(changes.productType && { product_type: changes.productType }),
        name: changes.name,
        description: changes.description,
        admin_notes: changes.adminNotes,
        design_url: changes.designUrl,
        ...artworkColumns,
        ...(adopted !== null && adoptedColumns(adopted)),
        ...pricedColumns(this.pricing, { sellingPrice: price, basePrice, share }),
        updated_at: clock.now().toJSDate(),
      })
    if (spec) await this.offerVariants.handle(product.id, spec.variants, trx)
  }
}
