/** A variant as buyers name it. */
export type WantedVariant = { productId: number; size: string; color: string }

/** SQL of the condition that a row of `product_variants` is one of those wanted; for the bindings of `wantedBindings`. */
export const IS_WANTED = `(product_variants.product_id, product_variants.size, product_variants.color)
  IN (SELECT * FROM unnest(?::int[], ?::text[], ?::text[]))`

export const wantedBindings = (wanted: readonly WantedVariant[]) => [
  wanted.map(({ productId }) => productId),
  wanted.map(({ size }) => size),
  wanted.map(({ color }) => color),
]

/** Puts what was found of them into the order wanted; null for what was not. */
export function inWantedOrder<Row extends { size: string; color: string }>(
  wanted: readonly WantedVariant[],
  rows: readonly Row[],
  productIdOf: (row: Row) => number
): (Row | null)[] {
  const found = new Map(rows.map((row) => [keyOf(productIdOf(row), row), row]))
  return wanted.map((variant) => found.get(keyOf(variant.productId, variant)) ?? null)
}

const keyOf = (productId: number, { size, color }: { size: string; color: string }) =>
  JSON.stringify([productId, size, color])
