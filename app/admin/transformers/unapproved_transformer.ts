import { toOwnedProduct, type OwnedProductRow } from '#catalog/public'

/** A product as the admin's pages show it: what the provider sent is long, and nothing for them. */
export function toUnapproved(row: OwnedProductRow) {
  return { ...toOwnedProduct(row), printfulData: null }
}

export type UnapprovedProduct = ReturnType<typeof toUnapproved>
