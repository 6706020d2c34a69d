import { toOwnedProduct, type OwnedProductRow } from '#catalog/public'

/** A product as its artist's pages show it: what the provider sent is long, and nothing for them. */
export function toStudioProduct(row: OwnedProductRow) {
  return { ...toOwnedProduct(row), printfulData: null }
}

export type StudioProduct = ReturnType<typeof toStudioProduct>
