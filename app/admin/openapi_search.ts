import { FOUND_KINDS, type Found } from '#admin/queries/admin_search_query'
import { searchValidator } from '#admin/validators/search_validator'
import { described, listOf, shape, text, word } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

export const searchApi: Pick<ApiPart, 'calls'> & { schemas: NonNullable<ApiPart['schemas']> } = {
  schemas: {
    Found: shape<Found>(
      {
        kind: word(FOUND_KINDS),
        label: text('GS-7K2M9Q'),
        detail: text('Last Tram Tee, Night Bus'),
        href: described('Its page', text('/admin/orders/GS-7K2M9Q')),
      },
      { about: 'Something that the search of the admin area found.' }
    ),
  },
  calls: {
    'GET /api/admin/search': {
      summary: 'Search everything',
      text: 'Orders, accounts, artists and products by words anywhere in their names; orders by the beginning of the buyer’s email; orders, payouts and artists by a whole id of Stripe or the printer. Five of each kind; fewer than two characters find nothing.',
      who: 'Admins',
      query: {
        from: searchValidator,
        words: { search: { description: 'Words, an email, a number or an id' } },
      },
      answers: {
        200: { text: 'Ids first, then the newest of each kind', schema: listOf('Found') },
      },
    },
  },
}
