import db from '@adonisjs/lucid/services/db'
import { someVariant } from '#tests/functional/fulfilment/printful_calls'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

/** What the shop charges where there is no better rate, in pounds. */
export const FLAT_RATE = 3.59

export const leeds = { country: 'GB', zipCode: 'LS1 1AA' }

/** Says which blank of the provider's catalogue a product is printed on. */
export const setBlank = (productId: number, catalogVariantId: number | null) =>
  db
    .from('product_variants')
    .where('product_id', productId)
    .update({ catalog_variant_id: catalogVariantId })

/** A product on sale, printed on a blank that the provider knows. */
export async function givenPrinted() {
  const given = await givenActiveProduct({ sellingPrice: '24.99', basePrice: '12.50' })
  const { variant_id: catalogVariantId } = await someVariant()
  await setBlank(given.product.id, catalogVariantId)
  return { ...given, catalogVariantId }
}

export const linesOf = (productId: number, quantity = 1) => [
  { productId, size: 'M', color: 'Black', quantity },
]

export const askQuote = (productId: number, destination: object | null, quantity = 1) => {
  const body = { lines: linesOf(productId, quantity), ...(destination && { destination }) }
  return new HttpSession().post('/api/cart/quote', body)
}
