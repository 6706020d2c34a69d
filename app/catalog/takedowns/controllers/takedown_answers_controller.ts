import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BandLog } from '#artists/public'
import ProductPolicy from '#catalog/policies/product_policy'
import { ProductQueries } from '#catalog/queries/product_queries'
import { AnswerTakedown } from '#catalog/takedowns/actions/answer_takedown'
import { answerValidator } from '#catalog/takedowns/validators/takedown_validator'
import { toOwnedProduct } from '#catalog/transformers/owned_product_transformer'
import { pathId } from '#core/http/path_id'

/** POST /api/products/:id/takedown-answer. */
@inject()
export default class TakedownAnswersController {
  constructor(
    private products: ProductQueries,
    private answerTakedown: AnswerTakedown,
    private log: BandLog
  ) {}

  /** 200 Product. */
  async store({ auth, bouncer, params, request }: HttpContext) {
    const product = await this.products.findOrFail(pathId(params.id))
    await bouncer.with(ProductPolicy).authorize('review', product)
    const { answer } = await request.validateUsing(answerValidator)
    const actorUserId = auth.getUserOrFail().id
    await this.log.change(
      (trx) =>
        this.answerTakedown.handle({ productId: product.id, words: answer, actorUserId }, trx),
      () => ({
        artistId: product.artist_id,
        actorUserId,
        action: 'product.answer',
        subject: product.name,
      })
    )
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }
}
