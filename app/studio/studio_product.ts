import { toOwnedProduct, type OwnedProductRow } from '#catalog/public'

/** A product as its artist's pages show it: all of it but what the provider sent. */
export function toStudioProduct(row: OwnedProductRow) {
  const { printfulData: _, ...product } = toOwnedProduct(row)
  return product
}

export type StudioProduct = ReturnType<typeof toStudioProduct>
