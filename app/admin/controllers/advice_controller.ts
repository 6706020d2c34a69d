import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { toMarkup } from '#admin/markup'
import { AdviceQuery } from '#admin/queries/advice_query'
import { toAdvice } from '#admin/transformers/advice_transformer'
import { adviceValidator } from '#admin/validators/product_validator'
import { listQuery } from '#core/http/list_query'
import { fromNumber } from '#shared/money'

/** GET /api/admin/products/advice: every figure that an admin is shown while they make a product. */
@inject()
export default class AdviceController {
  constructor(private advice: AdviceQuery) {}

  async show({ request }: HttpContext) {
    const { sellingPrice, markupPercentage, ...question } = await request.validateUsing(
      adviceValidator,
      { data: listQuery(request) }
    )
    const advised = await this.advice.handle({
      ...question,
      sellingPrice: sellingPrice === undefined ? undefined : fromNumber(sellingPrice),
      markup: toMarkup(markupPercentage),
    })
    return toAdvice(advised)
  }
}
