import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ReviewProduct } from '#approvals/actions/review_product'
import { reviewValidator } from '#approvals/validators/approval_validator'
import { BandLog } from '#artists/public'
import { ProductPolicy, ProductQueries, toOwnedProduct } from '#catalog/public'
import { pathId } from '#core/http/path_id'

/** POST /api/products/:id/approve. */
@inject()
export default class ProductReviewsController {
  constructor(
    private products: ProductQueries,
    private reviewProduct: ReviewProduct,
    private log: BandLog
  ) {}

  async store({ auth, bouncer, params, request }: HttpContext) {
    const product = await this.products.findOrFail(pathId(params.id))
    await bouncer.with(ProductPolicy).authorize('review', product)
    const { action, notes, updatedAt, ...changes } = await request.validateUsing(reviewValidator)
    const reviewerUserId = auth.getUserOrFail().id
    const review = {
      productId: product.id,
      verdict: action,
      notes: notes ?? null,
      changes,
      reviewerUserId,
      ifUnmodifiedSince: updatedAt,
    }
    const done = action === 'approve' ? 'product.approve' : 'product.reject'
    const entry = { artistId: product.artist_id, actorUserId: reviewerUserId }
    await this.log.change(
      (trx) => this.reviewProduct.handle(review, trx),
      () => ({ ...entry, action: done, subject: product.name })
    )
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }
}
