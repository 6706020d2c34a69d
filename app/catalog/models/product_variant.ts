import { ProductVariantSchema } from '#database/schema'

/** A size and a colour that the provider really makes. */
export default class ProductVariant extends ProductVariantSchema {
  static table = 'product_variants'
}
