import { browseCategories, productTypes } from '~/lib/product_types'

/** Addresses may carry either spelling of a kind: `t-shirt` or `tshirt`. */
export function isSameCategory(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

/** A kind in an address as its chip calls it; an address may also name kinds that have no chip. */
export function categoryLabel(type: string): string {
  const chip = browseCategories.find(({ value }) => isSameCategory(value, type))
  const kind = productTypes.find(({ value }) => isSameCategory(value, type))
  return chip?.label ?? kind?.plural ?? type
}

function plain(type: string): string {
  return type.toLowerCase().replace(/[^a-z]/g, '')
}
