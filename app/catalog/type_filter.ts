import { PRODUCT_TYPES, type ProductType } from '#shared/product_type'

/** `merch` of the category boxes: every type outside the other six (BROW-2). */
const MERCH: ProductType[] = ['tank-top', 'cap', 'tote', 'mug', 'other']

const SPELLINGS = new Map<string, ProductType[]>([
  ['t-shirt', ['tshirt']],
  ['tank top', ['tank-top']],
  ['merch', MERCH],
])

/** Every word that a filter understands. */
export const FILTER_WORDS = [...PRODUCT_TYPES, ...Object.keys(SPELLINGS)]

/** The types a filter value means, in either spelling; null for an unknown word. */
export function typesOfFilter(word: string): ProductType[] | null {
  const folded = word.toLowerCase()
  const exact = PRODUCT_TYPES.find((type) => type === folded)
  return exact ? [exact] : (SPELLINGS.get(folded) ?? null)
}
