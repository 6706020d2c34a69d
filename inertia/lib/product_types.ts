/** Kinds of goods as the API names them, and as people do. */
export const productTypes = [
  { value: 'tshirt', label: 'T-shirt', plural: 'T-shirts' },
  { value: 'hoodie', label: 'Hoodie', plural: 'Hoodies' },
  { value: 'tank-top', label: 'Tank top', plural: 'Tank tops' },
  { value: 'cap', label: 'Cap', plural: 'Caps' },
  { value: 'tote', label: 'Tote', plural: 'Totes' },
  { value: 'poster', label: 'Poster', plural: 'Posters' },
  { value: 'sticker', label: 'Sticker', plural: 'Stickers' },
  { value: 'mug', label: 'Mug', plural: 'Mugs' },
  { value: 'vinyl', label: 'Vinyl', plural: 'Vinyl' },
  { value: 'cd', label: 'CD', plural: 'CDs' },
  { value: 'other', label: 'Merch', plural: 'Other merch' },
] as const

export function productTypeLabel(type: string): string {
  return productTypes.find(({ value }) => value === type)?.label ?? 'Merch'
}

/** The category boxes of the browse page (seed 000 §2), in the seed's order and spelling. */
export const browseCategories = [
  { value: 't-shirt', label: 'T-shirts' },
  { value: 'hoodie', label: 'Hoodies' },
  { value: 'sticker', label: 'Stickers' },
  { value: 'poster', label: 'Posters' },
  { value: 'vinyl', label: 'Vinyl' },
  { value: 'cd', label: 'CDs' },
  { value: 'merch', label: 'Merch' },
] as const

/** The types of the collections page (seed 000 §2), in the seed's order and words. */
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
