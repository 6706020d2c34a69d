import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProduct } from '#catalog/actions/lock_product'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { fromDecimal, largest, toDecimal, type Pence } from '#shared/money'

/** One of a product's variants as the provider has it now. */
export type VariantState = {
  variantId: number
  /** Whether there still is such a thing, as it was made part of the product. */
  isOffered: boolean
  inStock: boolean
  /** Countries that it cannot be sold to now. */
  outOfStockIn: string[]
  /** In pounds; null where it is not known. */
  cost: Pence | null
}

export type ProviderState = { productId: number; variants: VariantState[] }

/** A product whose selling price is now too low for what the provider asks. */
export type CostWarning = { providerCost: Pence; minimumPrice: Pence; sellingPrice: Pence }

export type TakenState = {
  /** Variants that can be sold now and could not before, or the other way round. */
  stockChanged: number
  isCostChanged: boolean
  /** Only where it was not too low already. */
  warning: CostWarning | null
}

/**
 * Applies the provider's present variants and costs to a product. Variants that can be made are on sale immediately, all
 * others are not. Costs are frozen with the price (docs/rules/pricing.md#changed-costs), so the present cost is stored
 * beside them, and a price below its minimum is marked until a new price is set or the cost falls again.
 */
@inject()
export class ApplyProviderVariantState {
  constructor(
    private lockProduct: LockProduct,
    private pricing: PricingService
  ) {}

  /** Variants that are not named stay as they are. Throws NotFound. */
  async handle(
    { productId, variants }: ProviderState,
    trx: TransactionClientContract
  ): Promise<TakenState> {
    const product = await this.lockProduct.handle({ productId }, trx)
    const stockChanged = await this.#takeStock(productId, variants, trx)
    if (stockChanged > 0) await this.#nameChoices(productId, trx)

    const before = product.provider_cost === null ? null : fromDecimal(product.provider_cost)
    const providerCost = dearest(variants) ?? before
    if (providerCost === null) return { stockChanged, isCostChanged: false, warning: null }
    const sellingPrice = fromDecimal(product.selling_price)
    const minimumPrice = this.pricing.minimumPrice(providerCost)
    const isBelow = sellingPrice < minimumPrice
    const wasBelow = product.below_minimum_since !== null
    const isCostChanged = providerCost !== before
    if (isCostChanged || isBelow !== wasBelow)
      await trx
        .from('products')
        .where('id', productId)
        .update({
          provider_cost: toDecimal(providerCost),
          below_minimum_since: isBelow
            ? (product.below_minimum_since ?? clock.now().toJSDate())
            : null,
        })
    const warning = isBelow && !wasBelow ? { providerCost, minimumPrice, sellingPrice } : null
    return { stockChanged, isCostChanged, warning }
  }

  /** How many were written: only those that differ are. */
  async #takeStock(productId: number, variants: VariantState[], trx: TransactionClientContract) {
    const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
      `UPDATE product_variants AS variant
          SET is_offered = now."isOffered", in_stock = now."inStock", out_of_stock_in = now."outOfStockIn", updated_at = ?
         FROM jsonb_to_recordset(?::jsonb) AS now ("variantId" integer, "isOffered" boolean, "inStock" boolean, "outOfStockIn" text[])
        WHERE variant.product_id = ? AND variant.id = now."variantId"
          AND (variant.is_offered, variant.in_stock, variant.out_of_stock_in) <> (now."isOffered", now."inStock", now."outOfStockIn")`,
      [clock.now().toJSDate(), JSON.stringify(variants), productId]
    )
    return rowCount
  }

  /** Sets the product's sizes and colours to those of its offered variants; without any, the product keeps its own. */
  async #nameChoices(productId: number, trx: TransactionClientContract) {
    const first = (name: string) => `
      (SELECT array_agg(${name} ORDER BY first) FROM (
         SELECT ${name}, min(position) AS first FROM product_variants
          WHERE product_id = products.id AND is_offered GROUP BY ${name}) AS choice)`
    await trx.rawQuery(
      `UPDATE products SET sizes = coalesce(${first('size')}, sizes), colors = coalesce(${first('color')}, colors)
        WHERE id = ?`,
      [productId]
    )
  }
}

/** Of what is offered (docs/rules/pricing.md#base-price); null where not all of it is known, or there is none. */
function dearest(variants: VariantState[]): Pence | null {
  const costs = variants.flatMap(({ isOffered, cost }) => (isOffered ? [cost] : []))
  const [first, ...others] = costs.filter((cost) => cost !== null)
  return first === undefined || costs.includes(null) ? null : largest(first, ...others)
}
