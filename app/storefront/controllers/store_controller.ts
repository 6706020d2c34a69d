import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, toPublicArtist, toStorePoster } from '#artists/public'
import { ProductPolicy, ProductQueries, toPublicProduct, toVariantChoices } from '#catalog/public'
import { pathId } from '#core/http/path_id'
import { foldCode, QrCodeQueries, storePath, toGigLine } from '#gigs/public'
import { paymentMode } from '#payments/public'
import { PricingService } from '#pricing/public'
import { toNumber } from '#shared/money'

/** An artist's store and the product page, and the addresses a QR code leads through. */
@inject()
export default class StoreController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private codes: QrCodeQueries,
    private pricing: PricingService
  ) {}

  async store({ inertia, params, request }: HttpContext) {
    const artist = await this.artists.visible(pathId(params.id))
    const code = foldCode(request.qs().qr)
    const [products, scanned] = await Promise.all([
      this.products.ofArtist(artist.id),
      code ? this.codes.active(code) : null,
    ])
    const isOwnCode = scanned?.artist_id === artist.id
    return inertia.render('catalog/store', {
      artist: toPublicArtist(artist),
      poster: toStorePoster(artist),
      products: products.map(toPublicProduct),
      scan: isOwnCode ? { code: scanned.code, gig: toGigLine(scanned) } : null,
    })
  }

  async product({ bouncer, inertia, params }: HttpContext) {
    const row = await this.products.findOrFail(pathId(params.id))
    await bouncer.with(ProductPolicy).authorize('view', row)
    const [variants, others] = await Promise.all([
      this.products.variantsOf([row.id]),
      this.products.ofArtist(row.artist_id),
    ])
    return inertia.render('catalog/product', {
      product: toPublicProduct(row),
      variants: toVariantChoices(variants),
      isOnSale: row.status === 'active',
      paymentMode: paymentMode(),
      shipping: toNumber(this.pricing.flatShipping()),
      more: others
        .filter((other) => other.id !== row.id)
        .slice(0, 4)
        .map(toPublicProduct),
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
