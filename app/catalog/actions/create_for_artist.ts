import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ShareQuery, type ArtistRow } from '#artists/public'
import { pricedColumns } from '#catalog/priced_columns'
import type { ProductType } from '#catalog/product_type'
import { NothingToOffer, PriceTooLow, StoreProductTaken } from '#catalog/refusals'
import { isUniqueViolation } from '#core/database/unique_violation'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { toDecimal, type Pence } from '#shared/money'
import { percentageToDecimal } from '#shared/percentage'

/** A size and a colour that the provider makes, with its three ids that are never the same thing. */
export type NewVariant = {
  size: string
  color: string
  colorCode: string | null
  cost: Pence
  inStock: boolean
  previewUrl: string | null
  catalogVariantId: number | null
  syncVariantId: number | null
  externalId: string | null
}

export type ProductForArtist = {
  artist: Pick<ArtistRow, 'id'>
  actorUserId: number
  name: string
  description: string | null
  adminNotes: string | null
  productType: ProductType
  sellingPrice: Pence
  /** Frozen from here on: the dearest offered variant's cost. */
  basePrice: Pence
  /** Of the calculators that advise; the markup in hundredths of a percent. */
  advice: { recommended: Pence; suggestedMinimum: Pence; markup: number }
  printfulProductId: number | null
  /** What the provider said at creation, for whoever asks later. */
  printfulData: object
  thumbnailUrl: string | null
  previewUrl: string | null
  designUrl: string | null
  variants: NewVariant[]
}

/** A product that an admin makes for an artist: it waits for the artist's approval (RULINGS.md, Products). */
@inject()
export class CreateForArtist {
  constructor(
    private pricing: PricingService,
    private share: ShareQuery
  ) {}

  /** The new id. Throws PriceTooLow, NothingToOffer, and StoreProductTaken. */
  async handle(product: ProductForArtist, trx: TransactionClientContract): Promise<number> {
    if (product.variants.length === 0) throw new NothingToOffer()
    const minimum = this.pricing.minimumPrice(product.basePrice)
    if (product.sellingPrice < minimum) throw new PriceTooLow(minimum)
    const now = clock.now().toJSDate()
    const id = await this.#insertProduct(product, now, trx)
    await this.#insertVariants(id, product.variants, now, trx)
    await trx.table('product_status_history').insert({
      product_id: id,
      to_status: 'pending_approval',
      actor_user_id: product.actorUserId,
      created_at: now,
    })
    return id
  }

  async #insertProduct(product: ProductForArtist, now: Date, trx: TransactionClientContract) {
    const { artist, advice, variants, basePrice, sellingPrice } = product
    const share = await this.share.handle(artist.id, trx)
    const [row]: { id: number }[] = await trx
      .insertQuery()
      .table('products')
      .insert({
        artist_id: artist.id,
        name: product.name,
        description: product.description,
        admin_notes: product.adminNotes,
        product_type: product.productType,
        status: 'pending_approval',
        created_by_admin: true,
        base_price: toDecimal(basePrice),
        printful_cost: toDecimal(basePrice),
        markup_percentage: percentageToDecimal(advice.markup),
        recommended_price: toDecimal(advice.recommended),
        suggested_minimum_price: toDecimal(advice.suggestedMinimum),
        ...pricedColumns(this.pricing, { sellingPrice, basePrice, share }),
        printful_product_id: product.printfulProductId,
        printful_data: JSON.stringify(product.printfulData),
        thumbnail_url: product.thumbnailUrl,
        preview_url: product.previewUrl,
        design_url: product.designUrl,
        sizes: [...new Set(variants.map(({ size }) => size))],
        colors: [...new Set(variants.map(({ color }) => color))],
        created_at: now,
        updated_at: now,
      })
      .returning('id')
    return row!.id
  }

  async #insertVariants(
    productId: number,
    variants: NewVariant[],
    now: Date,
    trx: TransactionClientContract
  ) {
    const rows = variants.map((variant, position) => ({
      product_id: productId,
      size: variant.size,
      color: variant.color,
      color_code: variant.colorCode,
      cost: toDecimal(variant.cost),
      in_stock: variant.inStock,
      preview_url: variant.previewUrl,
      catalog_variant_id: variant.catalogVariantId,
      sync_variant_id: variant.syncVariantId,
      external_id: variant.externalId,
      position,
      created_at: now,
      updated_at: now,
    }))
    try {
      await trx.table('product_variants').multiInsert(rows)
    } catch (error) {
      const isTaken =
        isUniqueViolation(error, 'product_variants_sync_variant_id_key') ||
        isUniqueViolation(error, 'product_variants_external_id_key')
      throw isTaken ? new StoreProductTaken() : error
    }
  }
}
