import type { TakedownStep } from '#catalog/takedowns/queries/takedown_history_query'
import type { TakedownPreview } from '#catalog/takedowns/takedown_port'
import {
  answerValidator,
  restoreValidator,
  takedownPreviewValidator,
  takedownValidator,
} from '#catalog/takedowns/validators/takedown_validator'
import type { Takedown } from '#catalog/transformers/owned_product_transformer'
import { pageValidator } from '#core/http/list_query'
import {
  count,
  described,
  listOf,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { TAKEDOWN_EVENTS, TAKEDOWN_KINDS } from '#shared/takedown'

const REASON = 'The photographer says that the picture is theirs.'
const products = [{ id: 12, updatedAt: '2026-11-21T19:30:00.000Z' }]

const kind = described(
  '`withdrawn`: unpaid checkouts keep what they were promised. `legal`: open payment pages are closed, payments that land later are refunded in full, production is held, and nothing of it is paid out',
  word(TAKEDOWN_KINDS)
)

const STALE = 'one has changed since `updatedAt`, `E_CONCURRENT_MODIFICATION`'

export const takedownsApi: ApiPart = {
  title: 'Takedowns',
  text: 'An admin takes a product down, whatever its status: only its artist and admins see it until it is restored.',
  schemas: {
    Takedown: shape<Takedown>(
      {
        kind,
        reason: text(REASON),
        takenDownAt: time,
        answer: described('What the artist answered', orNull(text('Here is our licence.'))),
      },
      { about: 'The takedown in force of a product, for its owner and admins.' }
    ),
    TakedownStep: shape<TakedownStep>(
      {
        event: word(TAKEDOWN_EVENTS),
        kind: described('Of a takedown; else null', orNull(word(TAKEDOWN_KINDS))),
        words: described('The reason, or the answer', text(REASON)),
        actor: orNull(text('Robin Example')),
        createdAt: time,
      },
      { about: 'A takedown of a product, an answer to it or its end.' }
    ),
  },
  calls: {
    'POST /api/admin/products/takedown': {
      summary: 'Take products down',
      text: 'All or none. Each artist is emailed the reason. A legal takedown takes the other products of the same artwork along. A withdrawn product can be taken down again as `legal`.',
      who: 'Admins',
      body: { from: takedownValidator, example: { products, kind: 'legal', reason: REASON } },
      answers: {
        200: { text: 'How many', schema: shape<{ takenDown: number }>({ takenDown: count(1) }) },
      },
      errors: {
        404: 'One of them does not exist',
        409: `One is taken down already, \`E_TAKEN_DOWN\`; or ${STALE}`,
      },
    },
    'POST /api/admin/products/takedown/preview': {
      summary: 'Count the orders that a takedown would hit',
      text: 'Changes nothing.',
      who: 'Admins',
      body: { from: takedownPreviewValidator, example: { products, kind: 'legal' } },
      answers: {
        200: {
          text: 'Checkouts that may still be paid, and paid orders that the printer still cancels',
          schema: shape<TakedownPreview>({
            openCheckouts: count(2),
            unconfirmedOrders: count(1),
            productsOfSameArtwork: described('Others that a legal takedown takes along', count(1)),
          }),
        },
      },
    },
    'POST /api/admin/products/restore': {
      summary: 'Restore products',
      text: 'All or none. Each is shown and sold again as its status allows; orders on hold stay on hold until an admin releases them. Each artist is emailed.',
      who: 'Admins',
      body: {
        from: restoreValidator,
        example: { products, reason: 'Thanks, the licence covers it.' },
      },
      answers: {
        200: { text: 'How many', schema: shape<{ restored: number }>({ restored: count(1) }) },
      },
      errors: {
        404: 'One of them does not exist',
        409: `One is not taken down, \`E_NOT_TAKEN_DOWN\`; or ${STALE}`,
      },
    },
    'GET /api/products/{id}/takedowns': {
      summary: 'The takedowns of a product',
      text: 'With the answers to them and their ends.',
      who: 'Its owner and admins',
      path: { id: 'The product' },
      query: { from: pageValidator },
      answers: { 200: { text: 'Latest first', schema: listOf('TakedownStep') } },
      errors: { 403: 'The product is not the caller’s: `E_FORBIDDEN`' },
    },
    'POST /api/products/{id}/takedown-answer': {
      summary: 'Answer a takedown',
      text: 'Once for each takedown. Admins read the answer.',
      who: 'The artist whose product it is',
      path: { id: 'The product' },
      body: { from: answerValidator, example: { answer: 'Here is our licence.' } },
      answers: { 200: { text: 'The product', schema: ref('OwnedProduct') } },
      errors: {
        403: 'The product is not the caller’s: `E_FORBIDDEN`',
        409: 'It is not taken down, `E_NOT_TAKEN_DOWN`; or it was answered, `E_TAKEDOWN_ANSWERED`',
      },
    },
  },
}
