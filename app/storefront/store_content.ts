import { inject } from '@adonisjs/core'
import { ArtistQueries, toPublicArtist, toStorePoster } from '#artists/public'
import {
  ProductCountQuery,
  ProductPageQuery,
  ProductQueries,
  toPublicProduct,
} from '#catalog/public'
import { NotFound } from '#core/exceptions/errors'
import type { PageRequest } from '#core/http/cursor_pagination'
import { RequestCoalescer } from '#core/http/request_coalescer'
import { ReviewQueries, toReview } from '#reviews/public'
import type { ProductType } from '#shared/product_type'

type Row = Awaited<ReturnType<ProductQueries['findOrFail']>>

const storeCoalescer = new RequestCoalescer()
const rowCoalescer = new RequestCoalescer()
const productCoalescer = new RequestCoalescer()
const relatedCoalescer = new RequestCoalescer()

/**
 * The parts of a store and of a product that are the same for all visitors: read once for all requests of one moment.
 */
@inject()
export class StoreContent {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private counts: ProductCountQuery,
    private productPage: ProductPageQuery,
    private reviews: ReviewQueries
  ) {}

  /** `types` narrow to one type, where they are one and the artist has anything of it. Throws NotFound, also for a hidden artist. */
  store(artistId: number, page: PageRequest, types: ProductType[] = []) {
    const key = JSON.stringify([artistId, page, types])
    return storeCoalescer.read(key, () => this.#store(artistId, page, types))
  }

  /** Also one that is not on sale: ask the policy before anything of it is shown. Several share it: it is frozen. Throws NotFound. */
  productRow(productId: number): Promise<Readonly<Row>> {
    const read = async () => Object.freeze(await this.products.findOrFail(productId))
    return rowCoalescer.read(String(productId), read)
  }

  /**
   * The refusal of a product that a visitor may not see. One that was on sale leads to its artist's other products; one
   * that never was is as unknown as any other address.
   */
  async missing({ id }: Readonly<Row>): Promise<NotFound> {
    const refusal = new NotFound()
    const artist = await this.products.artistOfWithdrawn(id)
    if (artist)
      refusal.wayOn = { label: `More from ${artist.bandName}`, href: `/store/${artist.id}` }
    return refusal
  }

  /** The other products that a product's page asks for. */
  async related(row: Readonly<Row>) {
    const { more, alsoLiked } = await relatedCoalescer.read(String(row.id), () =>
      this.productPage.related(row)
    )
    return [...more, ...alsoLiked]
  }

  product(row: Readonly<Row>, reviewPage: PageRequest) {
    const key = JSON.stringify([row.id, reviewPage])
    return productCoalescer.read(key, () => this.#product(row, reviewPage))
  }

  async #store(artistId: number, page: PageRequest, [asked, ...others]: ProductType[]) {
    const artist = await this.artists.visible(artistId)
    const kinds = await this.counts.onSaleByType(artist.id)
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

  async #product(row: Readonly<Row>, reviewPage: PageRequest) {
    const [shown, reviews] = await Promise.all([
      this.productPage.handle(row),
      this.reviews.ofProduct(row.id, reviewPage),
    ])
    return { shown, reviews: reviews.rows.map(toReview), nextCursor: reviews.nextCursor }
  }
}
