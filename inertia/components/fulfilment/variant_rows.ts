import type { CatalogVariant } from '~/components/fulfilment/shapes'

/** Sizes of one colour that cost the same and can be had alike. */
export type VariantRow = {
  color: string
  sizes: string[]
  price: number
  currency: string
  isInStock: boolean
}

/** Hundreds of variants in as few lines as say the same, in the order they came in. */
export function variantRows(variants: CatalogVariant[]): VariantRow[] {
  const rows = new Map<string, VariantRow>()
  for (const { color, size, price, currency, in_stock: isInStock } of variants) {
    const key = JSON.stringify([color, price, currency, isInStock])
    const row = rows.get(key)
    if (row) row.sizes.push(size)
    else rows.set(key, { color, sizes: [size], price, currency, isInStock })
  }
  return [...rows.values()]
}
