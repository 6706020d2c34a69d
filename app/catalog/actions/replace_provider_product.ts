import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LockedProduct } from '#catalog/actions/lock_product'
import { OfferVariants } from '#catalog/actions/offer_variants'
import type { ProductRevision } from '#catalog/actions/write_product_revision'
import { adoptedColumns, costToAdopt } from '#catalog/adopted_cost'
import { productSpecColumns, type ProductSpec } from '#catalog/product_spec'
import { pricedColumns } from '#catalog/priced_columns'
import { UNAPPROVED_STATUSES } from '#catalog/product_status'
import type { ProductType } from '#catalog/product_type'
import { ProductAlreadyApproved, PriceTooLow } from '#catalog/errors'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { fromDecimal } from '#shared/money'
import { percentageFromDecimal } from '#shared/percentage'

/** What an admin changes of a product; what is left out stays as it is. */
export type ProviderProductReplacement = ProductRevision & {
  adminNotes?: string | null
  designUrl?: string | null
  /** Corrects the provider's own. */
  productType?: ProductType
  spec?: ProductSpec
}

/**
 * An admin changes a product that the caller has locked, and what it is made of: as long as its artist has not said yes
 * to it.
 */
@inject()
export class ReplaceProviderProduct {
  constructor(
    private pricing: PricingService,
    private offerVariants: OfferVariants
  ) {}

  /** Throws ProductAlreadyApproved, PriceTooLow, NothingToOffer, StoreProductTaken. */
  async handle(
    product: LockedProduct,
    { spec, sellingPrice, ...words }: ProviderProductReplacement,
    trx: TransactionClientContract
  ): Promise<void> {
    if (!UNAPPROVED_STATUSES.includes(product.status)) throw new ProductAlreadyApproved()
    const adopted = spec?.basePrice ?? costToAdopt(product, sellingPrice)
    const basePrice = adopted ?? fromDecimal(product.base_price)
    const price = sellingPrice ?? fromDecimal(product.selling_price)
    const minimum = this.pricing.minimumPrice(basePrice)
    const isPriced = spec !== undefined || sellingPrice !== undefined
    if (isPriced && price < minimum) throw new PriceTooLow(minimum)
    const share = percentageFromDecimal(product.profit_share_percentage)
    await trx
      .from('products')
      .where('id', product.id)
      .update({
        ...(spec && productSpecColumns(spec)),
        ...(words.productType && { product_type: words.productType }),
        name: words.name,
        description: words.description,
        admin_notes: words.adminNotes,
        design_url: words.designUrl,
        ...(adopted !== null && adoptedColumns(adopted)),
        ...pricedColumns(this.pricing, { sellingPrice: price, basePrice, share }),
        updated_at: clock.now().toJSDate(),
      })
    if (spec) await this.offerVariants.handle(product.id, spec.variants, trx)
  }
}
