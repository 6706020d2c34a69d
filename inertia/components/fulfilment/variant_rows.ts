import type { CatalogVariant } from '~/components/fulfilment/shapes'

type Terms = { price: number; currency: string; isInStock: boolean }

/** Sizes that each of these colours comes in, at one price, and that can be had alike. */
export type VariantRow = Terms & { sizes: string[]; colors: string[] }

const termsOf = ({ price, currency, in_stock: isInStock }: CatalogVariant): Terms => ({
  price,
  currency,
  isInStock,
})

/** What `keyOf` says is the same, together, in the order it came in. */
function grouped<Item>(items: Item[], keyOf: (item: Item) => unknown): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = JSON.stringify(keyOf(item))
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}

/** Hundreds of variants in few lines that say the same: what can be had first, then from the cheapest on. */
export function variantRows(variants: CatalogVariant[]): VariantRow[] {
  const perColor = grouped(variants, (variant) => [variant.color, termsOf(variant)]).map(
    (group) => ({
      color: group[0]!.color,
      offer: { ...termsOf(group[0]!), sizes: group.map(({ size }) => size) },
    })
  )
  return grouped(perColor, ({ offer }) => offer)
    .map((group) => ({ ...group[0]!.offer, colors: group.map(({ color }) => color) }))
    .sort(
      (one, other) => Number(other.isInStock) - Number(one.isInStock) || one.price - other.price
    )
}
