import type { ProductType } from '#shared/product_type'

type Words = { label: string; plural: string }

/** Kinds of goods as the API names them, and as people do. */
const words: Record<ProductType, Words> = {
  'tshirt': { label: 'T-shirt', plural: 'T-shirts' },
  'hoodie': { label: 'Hoodie', plural: 'Hoodies' },
  'tank-top': { label: 'Tank top', plural: 'Tank tops' },
  'cap': { label: 'Cap', plural: 'Caps' },
  'tote': { label: 'Tote', plural: 'Totes' },
  'poster': { label: 'Poster', plural: 'Posters' },
  'sticker': { label: 'Sticker', plural: 'Stickers' },
  'mug': { label: 'Mug', plural: 'Mugs' },
  'vinyl': { label: 'Vinyl', plural: 'Vinyl' },
  'cd': { label: 'CD', plural: 'CDs' },
  'other': { label: 'Merch', plural: 'Other merch' },
}

export const productTypes = Object.entries(words).map(([value, named]) => ({ value, ...named }))

export function productTypeLabel(type: string): string {
  return words[type as ProductType]?.label ?? words.other.label
}

/** The category boxes of the browse page, in their fixed order and spelling (BROW-1). */
export const browseCategories = [
  { value: 't-shirt', label: 'T-shirts' },
  { value: 'hoodie', label: 'Hoodies' },
  { value: 'sticker', label: 'Stickers' },
  { value: 'poster', label: 'Posters' },
  { value: 'vinyl', label: 'Vinyl' },
  { value: 'cd', label: 'CDs' },
  { value: 'merch', label: 'Everything else' },
] as const

/** The types of the collections page, in their fixed order and words (COLL-3). */
const COLLECTION_TYPES = [
  { value: '', label: 'All Products' },
  { value: 'tshirt', label: 'T-Shirts' },
  { value: 'hoodie', label: 'Hoodies' },
  { value: 'tank-top', label: 'Tank Tops' },
  { value: 'poster', label: 'Posters' },
  { value: 'sticker', label: 'Stickers' },
  { value: 'mug', label: 'Mugs' },
]

/** The choices of type; one that only the address names is among them. */
export function collectionTypes(type: string) {
  if (COLLECTION_TYPES.some(({ value }) => value === type)) return COLLECTION_TYPES
  const known = productTypes.find(({ value }) => value === type)
  return [...COLLECTION_TYPES, { value: type, label: known?.plural ?? 'Merch' }]
}
