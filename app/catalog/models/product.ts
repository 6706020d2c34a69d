import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ProductSchema } from '#database/schema'
import ProductVariant from '#catalog/models/product_variant'
import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'

/** Something an artist sells, in the sizes and colours of its variants. */
export default class Product extends ProductSchema {
  static table = 'products'

  @column()
  declare productType: ProductType

  @column()
  declare status: ProductStatus

  @hasMany(() => ProductVariant)
  declare variants: HasMany<typeof ProductVariant>
}
