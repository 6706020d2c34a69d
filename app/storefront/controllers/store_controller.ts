import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, toPublicArtist, toStorePoster } from '#artists/public'
import {
  ProductPolicy,
  ProductQueries,
  toGallery,
  toOfferedChoices,
  toPublicProduct,
} from '#catalog/public'
import { addressedPage, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { foldCode, QrCodeQueries, storePath, toGigLine } from '#gigs/public'
import { paymentMode } from '#payments/public'
import { PricingService } from '#pricing/public'
import { toNumber } from '#shared/money'

/** The page filters by type among what it holds, so it holds as much as a list may. */
const PAGE_SIZE = 100
/** Other products of the artist beside one product. */
const MORE_PRODUCTS = 4
/** Of other artists, under those. */
const ALSO_LIKED = 4

/** An artist's store and the product page, and the addresses a QR code leads through. */
@inject()
export default class StoreController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private codes: QrCodeQueries,
    private pricing: PricingService
  ) {}

  async store(ctx: HttpContext) {
    const { inertia, params, request } = ctx
    const artist = await this.artists.visible(pathId(params.id))
    const code = foldCode(request.qs().qr)
    const [products, scanned] = await Promise.all([
      this.products.ofArtist(artist.id, addressedPage(ctx, PAGE_SIZE)),
      code ? this.codes.active(code) : null,
    ])
    const isOwnCode = scanned?.artist_id === artist.id
    return inertia.render('catalog/store', {
      artist: toPublicArtist(artist),
      poster: toStorePoster(artist),
      products: products.rows.map(toPublicProduct),
      nextUrl: nextPagePath(ctx, products.nextCursor),
      scan: isOwnCode ? { code: scanned.code, gig: toGigLine(scanned) } : null,
    })
  }

  async product({ bouncer, inertia, params }: HttpContext) {
    const row = await this.products.findOrFail(pathId(params.id))
    await bouncer.with(ProductPolicy).authorize('view', row)
    const [variants, others, alsoLiked] = await Promise.all([
      this.products.variantsOf([row.id]),
      this.products.ofArtist(row.artist_id, { limit: MORE_PRODUCTS + 1 }),
      this.products.alsoLiked(row, ALSO_LIKED),
    ])
    return inertia.render('catalog/product', {
      product: toPublicProduct(row),
      reviewCount: row.review_count,
      variants: toOfferedChoices(row, variants),
      gallery: toGallery(row, variants),
      isOnSale: row.status === 'active',
      paymentMode: paymentMode(),
      shipping: toNumber(this.pricing.flatShipping()),
      more: others.rows
        .filter((other) => other.id !== row.id)
        .slice(0, MORE_PRODUCTS)
        .map(toPublicProduct),
      alsoLiked: alsoLiked.map(toPublicProduct),
    })
  }

  /** `/artist/:id` and `/artist/:id/store` lead to the store, the query kept (RULINGS.md, Addresses). */
  async redirect({ params, request, response }: HttpContext) {
    return response
      .redirect()
      .withQs(request.qs())
      .toPath(`/store/${pathId(params.id)}`)
  }

  /** A typed code: to its store, or back with a kind word. */
  async typedCode({ request, response, session }: HttpContext) {
    const text = foldCode(request.qs().code)
    const code = text ? await this.codes.active(text) : null
    if (code) return response.redirect().toPath(storePath(code.artist_id, code.code))
    session.flash('toast', {
      title: 'Not one of our codes',
      description: 'Check the letters under the QR code and try again.',
      variant: 'destructive',
    })
    return response.redirect().toPath('/')
  }
}
