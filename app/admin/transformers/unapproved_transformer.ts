import { toOwnedProduct } from '#catalog/public'

/** A product as the admin's pages show it: what the provider sent is long, and nothing for them. */
export function toUnapproved(row: Parameters<typeof toOwnedProduct>[0]) {
  return { ...toOwnedProduct(row), printfulData: null }
}

export type UnapprovedProduct = ReturnType<typeof toUnapproved>
