/** What a product is (docs/rules/products-and-approval.md#product-types). */
export const PRODUCT_TYPES = [
  'tshirt',
  'hoodie',
  'tank-top',
  'cap',
  'tote',
  'poster',
  'sticker',
  'mug',
  'vinyl',
  'cd',
  'other',
] as const

export type ProductType = (typeof PRODUCT_TYPES)[number]
