import { definePort } from '#core/port'
import type { Pence } from '#shared/money'

/** A product as a poster can show it. */
export type PosterProduct = {
  /** Its picture as the shop stores it: SVG, PNG, JPEG or WebP, not checked for being readable. */
  picture: Buffer
  sellingPrice: Pence
  currency: string
}

/** The artist's products on sale that have a picture, best sellers first, at most `limit`. Catalog implements it. */
type BestSellers = (artistId: number, limit: number) => Promise<PosterProduct[]>

export const posterProductsPort = definePort<BestSellers>('posterProductsPort')
