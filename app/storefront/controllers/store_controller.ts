import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, toPublicArtist, toStorePoster } from '#artists/public'
import {
  ProductCountQuery,
  ProductPolicy,
  ProductQueries,
  toGallery,
  toOfferedChoices,
  toPublicProduct,
  typesOfFilter,
} from '#catalog/public'
import { addressedPage, nextPagePath } from '#core/http/next_page'
import { ListAddress } from '#storefront/list_address'
import { pathId } from '#core/http/path_id'
import { HeartsQuery } from '#fans/public'
import { foldCode, hasAttribution, QrCodeQueries, rememberScan, toGigLine } from '#gigs/public'
import { paymentMode } from '#payments/public'
import { PricingService } from '#pricing/public'
import { ReviewQueries, ReviewStandingQuery, toReview } from '#reviews/public'
import { toNumber } from '#shared/money'

const PAGE_SIZE = 48
/** Other products of the artist beside one product. */
const MORE_PRODUCTS = 4
const REVIEWS_PER_PAGE = 6
/** Of other artists, under those. */
const ALSO_LIKED = 4

/** An artist's store and the product page, and the addresses a QR code leads through. */
@inject()
export default class StoreController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private counts: ProductCountQuery,
    private codes: QrCodeQueries,
    private pricing: PricingService,
    private hearts: HeartsQuery,
    private reviews: ReviewQueries,
    private reviewStanding: ReviewStandingQuery
  ) {}

  async store(ctx: HttpContext) {
    const { inertia, params, request } = ctx
    const artist = await this.artists.visible(pathId(params.id))
    const code = foldCode(request.qs().qr)
    const kinds = await this.counts.onSaleByType(artist.id)
    const type = wantedType(ctx, kinds)
    const [products, scanned] = await Promise.all([
      this.products.ofArtist(artist.id, addressedPage(ctx, PAGE_SIZE), type && [type]),
      code ? this.codes.active(code) : null,
    ])
    const isOwnCode = scanned?.artist_id === artist.id
    // With the page itself: a fan on a slow network may buy before the scripts have reported the scan.
    if (isOwnCode) rememberScan(ctx, { artistId: artist.id, qrCodeId: scanned.id })
    return inertia.render('catalog/store', {
      artist: toPublicArtist(artist),
      poster: toStorePoster(artist),
      products: products.rows.map(toPublicProduct),
      kinds,
      type: type ?? null,
      nextUrl: nextPagePath(ctx, products.nextCursor),
      isVisit: isOwnCode || hasAttribution(ctx, artist.id),
      scan: isOwnCode ? { code: scanned.code, gig: toGigLine(scanned) } : null,
      hearts: await this.hearts.handle(ctx.auth.user, {
        artists: [artist],
        products: products.rows,
      }),
    })
  }

  async product(ctx: HttpContext) {
    const { auth, bouncer, inertia, params } = ctx
    const row = await this.products.findOrFail(pathId(params.id))
    await bouncer.with(ProductPolicy).authorize('view', row)
    const [variants, others, alsoLiked, reviews, standing] = await Promise.all([
      this.products.variantsOf([row.id]),
      this.products.ofArtist(row.artist_id, { limit: MORE_PRODUCTS + 1 }),
      this.products.alsoLiked(row, ALSO_LIKED),
      this.reviews.ofProduct(row.id, addressedPage(ctx, REVIEWS_PER_PAGE)),
      this.reviewStanding.handle(auth.user, row.id),
    ])
    return inertia.render('catalog/product', {
      product: toPublicProduct(row),
      reviewCount: row.review_count,
      variants: toOfferedChoices(row, variants),
      gallery: toGallery(row, variants),
      isOnSale: row.status === 'active',
      isVisit: hasAttribution(ctx, row.artist_id),
      paymentMode: paymentMode(),
      shipping: toNumber(this.pricing.flatShipping()),
      more: others.rows
        .filter((other) => other.id !== row.id)
        .slice(0, MORE_PRODUCTS)
        .map(toPublicProduct),
      alsoLiked: alsoLiked.map(toPublicProduct),
      reviews: {
        count: row.review_count,
        shown: reviews.rows.map(toReview),
        nextUrl: nextPagePath(ctx, reviews.nextCursor),
        canWrite: standing === 'may',
      },
      hearts: await this.hearts.handle(auth.user, {
        artists: [{ id: row.artist_id }],
        products: [row, ...others.rows, ...alsoLiked],
      }),
    })
  }

  /** `/artist/:id` and `/artist/:id/store` lead to the store, the query kept (RULINGS.md, Addresses). */
  async redirect({ params, request, response }: HttpContext) {
    return response
      .redirect()
      .withQs(request.qs())
      .toPath(`/store/${pathId(params.id)}`)
  }
}

/** The one type that the address asks for, if the artist has anything of it. */
function wantedType<Type extends string>(ctx: HttpContext, kinds: { type: Type }[]) {
  const [word = ''] = new ListAddress(ctx).typeWords
  const [asked, ...others] = typesOfFilter(word) ?? []
  return others.length > 0 ? undefined : kinds.find(({ type }) => type === asked)?.type
}
