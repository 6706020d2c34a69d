import { ownMovesFrom } from '#approvals/public'
import { toOwnedProduct, type OwnedProductRow } from '#catalog/public'

/**
 * A product as its artist's pages show it: what the provider sent is nothing for them, and not read. `moves` are the
 * states that its artist can lead it to now.
 */
export function toStudioProduct(row: OwnedProductRow) {
  return { ...toOwnedProduct(row), printfulData: null, moves: ownMovesFrom(row.status) }
}

export type StudioProduct = ReturnType<typeof toStudioProduct>
