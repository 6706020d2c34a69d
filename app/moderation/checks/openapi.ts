import { described, id, listOf, orNull, shape, text, time, word } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { ProductCheck } from '#moderation/checks/queries/product_check_queries'
import type { WatchedWord } from '#moderation/checks/queries/watched_word_query'
import {
  checkListValidator,
  clearanceValidator,
  wordValidator,
} from '#moderation/checks/validators/check_validator'
import { CHECKED_PLACES } from '#shared/product_check'
import { PRODUCT_STATUSES } from '#shared/product_status'

const NOTE = 'They have a licence.'

export const checksApi: ApiPart = {
  title: 'Product checks',
  text: 'Products with a watched word, or with the same artwork as one that was taken down, need an admin before their artist can approve or activate them.',
  schemas: {
    ProductCheck: shape<ProductCheck>(
      {
        id,
        product: shape<ProductCheck['product']>({
          id,
          name: text('Last Tram Tee'),
          status: word(PRODUCT_STATUSES),
        }),
        artist: shape<ProductCheck['artist']>({ id, bandName: text('Night Bus') }),
        found: {
          type: 'array',
          items: shape<ProductCheck['found'][number]>({
            in: described('`store` is the name of the store', word(CHECKED_PLACES)),
            text: described('The word, or the name of the file', text('harbour')),
          }),
        },
        note: described('Why it was cleared', orNull(text(NOTE))),
        clearedAt: orNull(time),
        clearedBy: orNull(text('Robin Example')),
        createdAt: time,
      },
      { about: 'What was found in a product, for admins.' }
    ),
    WatchedWord: shape<WatchedWord>(
      { id, word: text('harbour'), addedBy: orNull(text('Robin Example')), createdAt: time },
      { about: 'A word or phrase that admins watch for.' }
    ),
  },
  calls: {
    'GET /api/admin/product-checks': {
      summary: 'The product checks',
      text: '`view` is `waiting`, oldest first, or `cleared`, the latest first.',
      who: 'Admins',
      query: { from: checkListValidator },
      answers: { 200: { text: 'The checks', schema: listOf('ProductCheck') } },
    },
    'PATCH /api/admin/product-checks/{id}': {
      summary: 'Clear a product',
      text: 'Its artist can then approve and activate it, as long as neither its words nor its artwork change.',
      who: 'Admins',
      path: { id: 'The check' },
      body: { from: clearanceValidator, example: { note: NOTE } },
      answers: {
        200: {
          text: 'It is cleared',
          schema: shape<{ isCleared: boolean }>({ isCleared: { type: 'boolean' } }),
        },
      },
      errors: {
        409: 'It is cleared already, `E_INVALID_STATUS_TRANSITION`; or the product has changed since, `E_CONCURRENT_MODIFICATION`',
      },
    },
    'GET /api/admin/watched-words': {
      summary: 'The watched words',
      who: 'Admins',
      answers: { 200: { text: 'In alphabetical order', schema: listOf('WatchedWord') } },
    },
    'POST /api/admin/watched-words': {
      summary: 'Watch for a word',
      text: 'It is found as a whole word or phrase, whatever its case and accents, in the names and descriptions of products and the names of stores.',
      who: 'Admins',
      body: { from: wordValidator, example: { word: 'harbour' } },
      answers: { 201: { text: 'Its id', schema: shape<{ id: number }>({ id }) } },
    },
    'DELETE /api/admin/watched-words/{id}': {
      summary: 'Stop watching for a word',
      who: 'Admins',
      path: { id: 'The word' },
      answers: { 204: { text: 'Done' } },
    },
  },
}
