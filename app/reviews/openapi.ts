import { pageValidator } from '#core/http/list_query'
import { id, listOf, orNull, ref, shape, text, time } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { ShownReview } from '#reviews/transformers/review_transformer'
import { reviewValidator } from '#reviews/validators/review_validator'

const path = { id: 'The product' }

export const reviewsApi: ApiPart = {
  title: 'Reviews',
  text: 'Ratings and reviews by buyers whose product has been delivered.',
  schemas: {
    Review: shape<ShownReview>(
      {
        id,
        productId: id,
        rating: { type: 'integer', minimum: 1, maximum: 5, examples: [5] },
        body: orNull(text('Soft, and the print has outlived the band.')),
        authorName: {
          ...text('Robin E.'),
          description: 'The first name and an initial; “A fan” without a name',
        },
        createdAt: time,
      },
      { about: 'A review as anyone sees it: whole stars, and text unless only stars were given.' }
    ),
  },
  calls: {
    'GET /api/products/{id}/reviews': {
      summary: 'The reviews of a product',
      who: 'Anyone; of an unpublished product its owner and admins',
      path,
      query: { from: pageValidator },
      answers: { 200: { text: 'Latest first', schema: listOf('Review') } },
    },
    'POST /api/products/{id}/reviews': {
      summary: 'Review a product',
      text: 'Once per person and product. Buyers can also review a product that has since been withdrawn.',
      who: 'Anyone who bought it and had it delivered',
      path,
      body: {
        from: reviewValidator,
        example: { rating: 5, body: 'Soft, and the print has outlived the band.' },
      },
      answers: { 201: { text: 'Published', schema: ref('Review') } },
      errors: {
        403: 'The caller has not bought it, or it has not been delivered: `E_FORBIDDEN`',
        409: 'The caller has reviewed it already: `E_ALREADY_REVIEWED`',
      },
    },
  },
}
