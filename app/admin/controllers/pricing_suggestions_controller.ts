import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { toMarkup } from '#admin/markup'
import { PricingSuggestionsQuery } from '#admin/queries/pricing_suggestions_query'
import { toPricingSuggestions } from '#admin/transformers/pricing_suggestions_transformer'
import { pricingSuggestionsValidator } from '#admin/validators/product_validator'
import { listQuery } from '#core/http/list_query'
import { fromNumber } from '#shared/money'

/** GET /api/admin/products/advice: every figure that an admin is shown while they make a product. */
@inject()
export default class PricingSuggestionsController {
  constructor(private suggestions: PricingSuggestionsQuery) {}

  async show({ request }: HttpContext) {
    const { sellingPrice, markupPercentage, ...question } = await request.validateUsing(
      pricingSuggestionsValidator,
      { data: listQuery(request) }
    )
    const advised = await this.suggestions.handle({
      ...question,
      sellingPrice: sellingPrice === undefined ? undefined : fromNumber(sellingPrice),
      markup: toMarkup(markupPercentage),
    })
    return toPricingSuggestions(advised)
  }
}
