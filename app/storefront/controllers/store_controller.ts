import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ProductPolicy } from '#catalog/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import {
  artistTag,
  codeTag,
  keepWhileUnchanged,
  productTag,
} from '#core/response_cache/keep_response'
import { FavoriteIdsQuery } from '#fans/public'
import { SizeGuideQuery } from '#fulfilment/public'
import { foldCode, isBot, QrCodeQueries, setAttribution, toGigLine } from '#gigs/public'
import { LastAddressQuery } from '#commerce/public'
import { settings } from '#settings/public'
import { ReviewEligibilityQuery } from '#reviews/public'
import { toNumber } from '#shared/money'
import { parseListAddress } from '#storefront/list_address'
import { SharePictures } from '#storefront/share_pictures'
import { StoreContent } from '#storefront/store_content'
import { paymentMode } from '#stripe/public'

const PAGE_SIZE = 48
const REVIEWS_PER_PAGE = 6

/** An artist's store and the product page, and the addresses a QR code leads through. */
@inject()
export default class StoreController {
  constructor(
    private content: StoreContent,
    private sharePictures: SharePictures,
    private codes: QrCodeQueries,
    private favoriteIds: FavoriteIdsQuery,
    private reviewEligibility: ReviewEligibilityQuery,
    private sizeGuides: SizeGuideQuery,
    private lastAddress: LastAddressQuery
  ) {}

  async store(ctx: HttpContext) {
    const { auth, inertia, params, request } = ctx
    const code = foldCode(request.qs().qr)
    const [type] = parseListAddress(ctx).types
    const page = parsePageQuery(ctx, PAGE_SIZE)
    const [{ artist, ids, nextCursor, shown }, scanned] = await Promise.all([
      this.content.store(pathId(params.id), page, type?.types),
      code ? this.codes.owned(code) : null,
    ])
    const isOfArtist = scanned?.artist_id === artist.id
    const isOwnCode = isOfArtist && scanned.is_active
    const attribution = isOwnCode ? { artistId: artist.id, qrCodeId: scanned.id } : null
    // With the page itself: a fan on a slow network may buy before the scripts have reported the scan.
    const attribute = (device: HttpContext) => {
      if (attribution && !isBot(device)) setAttribution(device, attribution)
    }
    keepWhileUnchanged(
      ctx,
      code
        ? { tags: [artistTag(artist.id), codeTag(code)], untilEndOf: 'minute', cookies: attribute }
        : { tags: [artistTag(artist.id)] }
    )
    return inertia.render('catalog/store', {
      ...shown,
      nextUrl: nextPagePath(ctx, nextCursor),
      scan: isOwnCode ? { code: scanned.code, gig: toGigLine(scanned) } : null,
      isCodeOff: isOfArtist && !scanned.is_active,
      favoriteIds: await this.favoriteIds.handle(auth.user, { artists: [artist], products: ids }),
    })
  }

  async product(ctx: HttpContext) {
    const { auth, bouncer, inertia, params } = ctx
    const page = parsePageQuery(ctx, REVIEWS_PER_PAGE)
    const row = await this.content.productRow(pathId(params.id))
    if (await bouncer.with(ProductPolicy).denies('view', row)) throw await this.content.missing(row)
    const { shown, reviews, nextCursor } = await this.content.product(row, page)
    keepWhileUnchanged(ctx, { tags: [productTag(row.id)] })
    const eligibility = await this.reviewEligibility.handle(auth.user, row.id)
    return inertia.render('catalog/product', {
      ...shown,
      sharePicture: this.sharePictures.addressOf(shown.product),
      sizeGuide: await this.sizeGuides.handle(row.id),
      paymentMode: paymentMode(),
      flatShippingRate: toNumber((await settings.read()).flatShippingRate()),
      lastAddress: await this.lastAddress.handle(auth.user?.id),
      reviews: {
        count: row.review_count,
        shown: reviews,
        nextUrl: nextPagePath(ctx, nextCursor),
        canWrite: eligibility === 'may',
      },
      favoriteIds: await this.favoriteIds.handle(auth.user, {
        artists: [{ id: row.artist_id }],
        products: auth.user ? [row, ...(await this.content.related(row))] : [],
      }),
    })
  }

  /**
   * `/artist/:id` and `/artist/:id/store` lead to the store, the query kept (docs/rules/http-api.md#page-addresses).
   */
  async redirect({ params, request, response }: HttpContext) {
    return response
      .redirect()
      .withQs(request.qs())
      .toPath(`/store/${pathId(params.id)}`)
  }
}
