import { inject } from '@adonisjs/core'
import { ArtistQueries, toPublicArtist, toStorePoster } from '#artists/public'
import {
  isOnSale,
  type OwnedProductRow,
  ProductCountQuery,
  ProductQueries,
  toGallery,
  toOfferedChoices,
  toPublicProduct,
  typesOfFilter,
} from '#catalog/public'
import { NotFound } from '#core/exceptions/errors'
import type { PageRequest } from '#core/http/cursor_pagination'
import { RequestCoalescer } from '#core/http/request_coalescer'
import { ReviewQueries, toReview } from '#reviews/public'

/** How many other products of the artist are shown with a product. */
const MORE_PRODUCTS = 4
/** How many products of other artists are shown below those. */
const ALSO_LIKED = 4

const storeCoalescer = new RequestCoalescer()
const rowCoalescer = new RequestCoalescer()
const productCoalescer = new RequestCoalescer()

/**
 * The parts of a store and of a product that are the same for all visitors: read once for all requests of one moment.
 */
@inject()
export class StoreContent {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private counts: ProductCountQuery,
    private reviews: ReviewQueries
  ) {}

  /** `typeWord` narrows to one type, where the artist has anything of it. Throws NotFound, also for a hidden artist. */
  store(artistId: number, page: PageRequest, typeWord: string | undefined) {
    const key = JSON.stringify([artistId, page, typeWord])
    return storeCoalescer.read(key, () => this.#store(artistId, page, typeWord))
  }

  /** Also one that is not on sale: ask the policy before anything of it is shown. Several share it: it is frozen. Throws NotFound. */
  productRow(productId: number): Promise<Readonly<OwnedProductRow>> {
    const read = async () => Object.freeze(await this.products.findOrFail(productId))
    return rowCoalescer.read(String(productId), read)
  }

  /**
   * The refusal of a product that a visitor may not see. One that was on sale leads to its artist's other products; one
   * that never was is as unknown as any other address.
   */
  async missing({ id }: Readonly<OwnedProductRow>): Promise<NotFound> {
    const refusal = new NotFound()
    const artist = await this.products.artistOfWithdrawn(id)
    if (artist)
      refusal.wayOn = { label: `More from ${artist.bandName}`, href: `/store/${artist.id}` }
    return refusal
  }

  product(row: Readonly<OwnedProductRow>, reviewPage: PageRequest) {
    const key = JSON.stringify([row.id, reviewPage])
    return productCoalescer.read(key, () => this.#product(row, reviewPage))
  }

  async #store(artistId: number, page: PageRequest, typeWord = '') {
    const artist = await this.artists.visible(artistId)
    const kinds = await this.counts.onSaleByType(artist.id)
    const [asked, ...others] = typesOfFilter(typeWord) ?? []
    const isOne = others.length === 0
    const type = isOne ? kinds.find((kind) => kind.type === asked)?.type : undefined
    const { rows, nextCursor } = await this.products.ofArtist(artist.id, page, type && [type])
    const shown = {
      artist: toPublicArtist(artist),
      poster: toStorePoster(artist),
      products: rows.map(toPublicProduct),
      kinds,
      type: type ?? null,
    }
    return { artist, ids: rows.map(({ id }) => ({ id })), nextCursor, shown }
  }

  async #product(row: Readonly<OwnedProductRow>, reviewPage: PageRequest) {
    const [variants, others, alsoLiked, reviews] = await Promise.all([
      this.products.variantsOf([row.id]),
      this.products.ofArtist(row.artist_id, { limit: MORE_PRODUCTS + 1 }),
      this.products.alsoLiked(row, ALSO_LIKED),
      this.reviews.ofProduct(row.id, reviewPage),
    ])
    const more = others.rows.filter((other) => other.id !== row.id).slice(0, MORE_PRODUCTS)
    const shown = {
      product: toPublicProduct(row),
      reviewCount: row.review_count,
      variants: toOfferedChoices(row, variants),
      gallery: toGallery(row, variants),
      isOnSale: isOnSale(row),
      more: more.map(toPublicProduct),
      alsoLiked: alsoLiked.map(toPublicProduct),
    }
    const ids = [row, ...more, ...alsoLiked].map(({ id }) => ({ id }))
    return { ids, shown, reviews: reviews.rows.map(toReview), nextCursor: reviews.nextCursor }
  }
}
