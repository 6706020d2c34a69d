/** What a product is (RULINGS.md, Products). */
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

/** `merch` of the seeds' category boxes: every type outside the other six. */
const MERCH: ProductType[] = ['tank-top', 'cap', 'tote', 'mug', 'other']

const SPELLINGS = new Map<string, ProductType[]>([
  ['t-shirt', ['tshirt']],
  ['tank top', ['tank-top']],
  ['merch', MERCH],
])

/** Every word that a filter understands. */
export const FILTER_WORDS = [...PRODUCT_TYPES, ...Object.keys(SPELLINGS)]

/** The types a filter value means, in the seeds' spellings or ours; null for an unknown word. */
export function typesOfFilter(word: string): ProductType[] | null {
  const folded = word.toLowerCase()
  const exact = PRODUCT_TYPES.find((type) => type === folded)
  return exact ? [exact] : (SPELLINGS.get(folded) ?? null)
}
