/** What a variant is called here where the provider says nothing (docs/rules/products-and-approval.md#variants). */
const ONLY_SIZE = 'One size'
const ONLY_COLOR = 'Standard'

/** Other spellings of sizes. */
const SIZES = new Map([
  ['XXL', '2XL'],
  ['XXXL', '3XL'],
  ['SMALL', 'S'],
  ['MEDIUM', 'M'],
  ['LARGE', 'L'],
])
const LETTER_SIZES = new Set(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'])

/** The size of a variant in the shop's words; one that is no letters, such as `11oz`, as the provider writes it. */
export function sizeWord(size: string | null): string {
  const upper = size?.toUpperCase() ?? ''
  const known = SIZES.get(upper) ?? upper
  if (LETTER_SIZES.has(known)) return known
  return size ? size.slice(0, 40) : ONLY_SIZE
}

export function colorWord(color: string | null): string {
  return color ? color.slice(0, 60) : ONLY_COLOR
}
