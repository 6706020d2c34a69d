import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isOnSale, ProductPolicy, ProductQueries, toPublicProduct } from '#catalog/public'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { allowPublicCache } from '#core/http/public_cache'
import { keepWhileUnchanged, productTag } from '#core/response_cache/keep_response'
import { WriteReview } from '#reviews/actions/write_review'
import { ReviewQueries } from '#reviews/queries/review_queries'
import { ReviewEligibilityQuery } from '#reviews/queries/review_eligibility_query'
import { AlreadyReviewed, OnlyBuyersReview } from '#reviews/errors'
import { toReview } from '#reviews/transformers/review_transformer'
import { reviewValidator } from '#reviews/validators/review_validator'

/** GET and POST /api/products/:id/reviews, and the page a review is written on. */
@inject()
export default class ReviewsController {
  constructor(
    private products: ProductQueries,
    private reviews: ReviewQueries,
    private eligibility: ReviewEligibilityQuery,
    private writeReview: WriteReview
  ) {}

  async index(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('view', product)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.reviews.ofProduct(product.id, pageOf(query))
    allowPublicCache(ctx)
    keepWhileUnchanged(ctx, { tags: [productTag(product.id)] })
    linkNextPage(ctx, nextCursor)
    return rows.map(toReview)
  }

  /** 201 Review. */
  async store(ctx: HttpContext) {
    const { product, eligibility } = await this.#reviewable(ctx)
    if (eligibility === 'has') throw new AlreadyReviewed()
    const { rating, body } = await ctx.request.validateUsing(reviewValidator)
    const review = { userId: ctx.auth.getUserOrFail().id, productId: product.id, rating }
    const row = await this.writeReview.handle({ ...review, body: body || null })
    return ctx.response.status(201).send(toReview(row))
  }

  /** `/product/:id/review`, also reached from an order; shows the fan's review where there is one already. */
  async create(ctx: HttpContext) {
    const { product } = await this.#reviewable(ctx)
    const own = await this.reviews.by({
      userId: ctx.auth.getUserOrFail().id,
      productId: product.id,
    })
    return ctx.inertia.render('reviews/write', {
      product: toPublicProduct(product),
      isOnSale: isOnSale(product),
      own: own ? toReview(own) : null,
    })
  }

  /** A buyer may review a withdrawn product; for other users it does not exist. */
  async #reviewable({ auth, bouncer, params }: HttpContext) {
    const product = await this.products.findOrFail(pathId(params.id))
    const eligibility = await this.eligibility.handle(auth.getUserOrFail(), product.id)
    if (eligibility === 'not') {
      await bouncer.with(ProductPolicy).authorize('view', product)
      throw new OnlyBuyersReview()
    }
    return { product, eligibility }
  }
}
