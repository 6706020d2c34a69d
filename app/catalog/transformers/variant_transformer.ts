import { findGarmentColor, garmentColorHex } from '#artwork/public'
import type { ProductRow } from '#catalog/transformers/product_transformer'
import { fromDecimal, toNumber } from '#shared/money'

export type VariantRow = {
  id: number
  product_id: number
  size: string
  color: string
  color_code: string | null
  in_stock: boolean
  /** Countries that it cannot be sold to now. */
  out_of_stock_in: string[]
  preview_url: string | null
  /** Address of its picture from behind. */
  back_preview_url: string | null
}

export type VariantShape = {
  price: number
  in_stock: boolean
  files: { type: 'preview'; preview_url: string }[]
}

/** Variants keyed `<size>-<color>`. The key is never split: sizes and colours may contain a dash. */
export function toVariantMap(
  row: Pick<ProductRow, 'selling_price'>,
  variants: VariantRow[]
): Record<string, VariantShape> {
  const price = toNumber(fromDecimal(row.selling_price))
  return Object.fromEntries(
    variants.map((variant) => [
      `${variant.size}-${variant.color}`,
      {
        price,
        in_stock: variant.in_stock,
        files: variant.preview_url
          ? [{ type: 'preview' as const, preview_url: variant.preview_url }]
          : [],
      },
    ])
  )
}

/** Each variant with its size and colour apart, the garment's colour value, and where it cannot be sold to now. */
export function toVariantChoices(variants: VariantRow[]) {
  return variants.map((variant) => ({
    size: variant.size,
    color: variant.color,
    colorCode: variant.color_code,
    inStock: variant.in_stock,
    outOfStockIn: variant.in_stock ? variant.out_of_stock_in : [],
    imageUrl: variant.preview_url,
  }))
}

export type VariantChoice = ReturnType<typeof toVariantChoices>[number]

export type StockedChoice = Pick<VariantChoice, 'size' | 'color'>

/** What can be put in the basket straight from a list: sizes and colours in stock, by product. */
export function toStockedChoices(variants: VariantRow[]): Record<string, StockedChoice[]> {
  const stocked = variants.filter((variant) => variant.in_stock)
  const byProduct = Map.groupBy(stocked, (variant) => variant.product_id)
  return Object.fromEntries(
    [...byProduct].map(([id, choices]) => [id, choices.map(({ size, color }) => ({ size, color }))])
  )
}

/** Of the schema of products; drafts alone carry them (docs/rules/products-and-approval.md#variants). */
const DEFAULT_SIZES = ['S', 'M', 'L', 'XL']
const DEFAULT_COLORS = ['black', 'white']

/** The choices on a product's page; a draft without variants at the provider shows its planned sizes and colours. */
export function toOfferedChoices(
  row: Pick<ProductRow, 'status' | 'sizes' | 'colors'>,
  variants: VariantRow[]
): VariantChoice[] {
  if (row.status !== 'draft' || variants.length > 0) return toVariantChoices(variants)
  const sizes = row.sizes.length > 0 ? row.sizes : DEFAULT_SIZES
  const colors = row.colors.length > 0 ? row.colors : DEFAULT_COLORS
  return colors.flatMap((color) =>
    sizes.map((size) => ({
      size,
      color,
      colorCode: findGarmentColor(color) ? garmentColorHex(color) : null,
      inStock: true,
      outOfStockIn: [],
      imageUrl: null,
    }))
  )
}
