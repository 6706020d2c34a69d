import type { Pence } from '#shared/money'

/** A product as a poster can show it. */
export type PosterProduct = {
  /** Its picture as the shop stores it: SVG, PNG, JPEG or WebP, not checked for being readable. */
  picture: Buffer
  sellingPrice: Pence
  currency: string
}

/** The artist's products on sale that have a picture, best sellers first, at most `limit`. */
type BestSellers = (artistId: number, limit: number) => Promise<PosterProduct[]>

let bestSellers: BestSellers | undefined

/** Finds the products that a poster shows: products stand above gigs, and catalog fills this port. */
export const posterProductsPort = {
  register(implementation: BestSellers) {
    bestSellers = implementation
  },
  async bestSellers(artistId: number, limit: number): Promise<PosterProduct[]> {
    if (!bestSellers) throw new Error('No module answers for the products of a poster')
    return bestSellers(artistId, limit)
  },
}
