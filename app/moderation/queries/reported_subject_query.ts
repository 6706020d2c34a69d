import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries } from '#artists/public'
import { ProductPolicy, ProductQueries } from '#catalog/public'

/** What is reported: a product, or with `product` null the store of an artist. */
export type ReportedSubject = {
  artist: { id: number; bandName: string }
  product: { id: number; name: string } | null
}

type Asked = { productId?: number; artistId?: number }

/** Finds what a report is about, as far as the caller may see it. */
@inject()
export class ReportedSubjectQuery {
  constructor(
    private products: ProductQueries,
    private artists: ArtistQueries
  ) {}

  /** Throws NotFound. One of both ids is given. */
  async handle(
    { productId, artistId }: Asked,
    { bouncer }: Pick<HttpContext, 'bouncer'>
  ): Promise<ReportedSubject> {
    if (productId !== undefined) {
      const product = await this.products.findOrFail(productId)
      await bouncer.with(ProductPolicy).authorize('view', product)
      return {
        artist: { id: product.artist_id, bandName: product.band_name },
        product: { id: product.id, name: product.name },
      }
    }
    const artist = await this.artists.visible(artistId!)
    return { artist: { id: artist.id, bandName: artist.band_name }, product: null }
  }
}
