import { toOwnedProduct, type OwnedProductRow } from '#catalog/public'

/** A product as its artist's pages show it: what the provider sent is nothing for them, and not read. */
export function toStudioProduct(row: OwnedProductRow) {
  return { ...toOwnedProduct(row), printfulData: null }
}

export type StudioProduct = ReturnType<typeof toStudioProduct>
