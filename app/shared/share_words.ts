/** The words of the categories of goods whose shares may differ. */
export const CATEGORY_WORDS = {
  apparel: 'apparel',
  otherGoods: 'other goods',
  music: 'music',
} as const

type Category = keyof typeof CATEGORY_WORDS

const CATEGORIES = Object.keys(CATEGORY_WORDS) as Category[]

/** "20% of gross, music 10%": the percentage of most categories, then those that differ. */
export function shareTerms(share: { base: string } & Record<Category, number>): string {
  const percents = CATEGORIES.map((category) => share[category])
  const usual =
    percents.find((percent, index) => percents.indexOf(percent) !== index) ?? share.apparel
  const others = CATEGORIES.filter((category) => share[category] !== usual)
  const differing = others.map((category) => `, ${CATEGORY_WORDS[category]} ${share[category]}%`)
  return `${usual}% of ${share.base}${differing.join('')}`
}
