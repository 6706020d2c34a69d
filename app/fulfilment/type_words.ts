import type { ProductType } from '#shared/product_type'

/** Words of the provider's own types and of names, the more telling first: a hooded tee is a hoodie's name for neither. */
const WORDS: [RegExp, ProductType][] = [
  [/tank/, 'tank-top'],
  [/hood/, 'hoodie'],
  [/\bt-?shirts?\b|\btees?\b/, 'tshirt'],
  [/\bcaps?\b|\bhats?\b|beanie|snapback/, 'cap'],
  [/tote/, 'tote'],
  [/poster|canvas|art print/, 'poster'],
  [/sticker/, 'sticker'],
  [/\bmugs?\b|tumbler/, 'mug'],
  [/vinyl/, 'vinyl'],
  [/\bcds?\b/, 'cd'],
]

function typeIn(text: string): ProductType | null {
  const folded = text.toLowerCase()
  return WORDS.find(([words]) => words.test(folded))?.[1] ?? null
}

/**
 * What a product is: the provider's own type decides, the words in its name only where that says nothing
 * (docs/rules/fulfilment.md#product-data-from-printful).
 */
export function productTypeOf(
  item: { type: string; typeName: string } | null,
  name: string
): ProductType {
  const own = item && (typeIn(item.typeName) ?? typeIn(item.type))
  return own ?? typeIn(name) ?? 'other'
}
