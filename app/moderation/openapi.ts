import {
  count,
  described,
  flag,
  id,
  listOf,
  orNull,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { ShownReport } from '#moderation/transformers/report_transformer'
import {
  decisionValidator,
  reportListValidator,
  reportValidator,
} from '#moderation/validators/report_validator'
import { REPORT_REASONS, REPORT_STATES } from '#shared/report'

export { checksApi } from '#moderation/checks/openapi'

const WORDS = 'This is my photo of the harbour. I never licensed it.'
const WHY = 'The photo is theirs.'

const reason = word(REPORT_REASONS)
const state = word(REPORT_STATES)

export const moderationApi: ApiPart = {
  title: 'Reports',
  text: 'Anyone can report a product or a store; admins decide.',
  schemas: {
    Report: shape<ShownReport>(
      {
        id,
        artist: shape<ShownReport['artist']>({ id, bandName: text('Night Bus') }),
        product: described(
          'Null where the store is reported',
          orNull(
            shape<NonNullable<ShownReport['product']>>({
              id,
              name: text('Last Tram Tee'),
              isTakenDown: flag,
            })
          )
        ),
        reason,
        words: text(WORDS),
        evidenceUrl: orNull(text('https://example.com/harbour')),
        email: described('Null once the account is deleted', orNull(text('robin@example.com'))),
        isOfAccount: described('An account sent it; otherwise a visitor typed the email', flag),
        state,
        upheldOfArtist: described('Upheld reports about this artist', count(1)),
        additions: {
          type: 'array',
          items: shape<ShownReport['additions'][number]>({
            words: text(WORDS),
            evidenceUrl: orNull(text('https://example.com/harbour')),
            isOfAccount: flag,
            createdAt: time,
          }),
        },
        history: {
          type: 'array',
          items: shape<ShownReport['history'][number]>({
            state,
            words: text(WHY),
            createdAt: time,
            actor: orNull(text('Robin Example')),
          }),
        },
        dueAt: described('Until when an admin has to decide', time),
        isOverdue: described('Undecided after that', flag),
        createdAt: time,
        updatedAt: time,
      },
      {
        about:
          'A report of a product or a store, for admins; its history is latest first; `additions` are later reports of the same thing, reason and email, oldest first.',
      }
    ),
  },
  calls: {
    'POST /api/reports': {
      summary: 'Report a product or a store',
      text: 'With `productId`, or else `artistId` for the store. While a report is open, the same words and evidence from the same sender are stored once; other words or evidence are added to it. The response is the same.',
      who: 'Anyone. A visitor gives an email',
      body: {
        from: reportValidator,
        example: { productId: 12, reason: 'copyright', words: WORDS, email: 'robin@example.com' },
      },
      answers: {
        202: {
          text: 'Received',
          schema: shape<{ isReceived: boolean }>({ isReceived: flag }),
        },
      },
      errors: { 404: 'The product or store does not exist, or the caller cannot see it' },
    },
    'GET /api/admin/reports': {
      summary: 'The reports',
      text: '`view` is `undecided`, those due first first, or `decided`, the latest first.',
      who: 'Admins',
      query: { from: reportListValidator },
      answers: { 200: { text: 'The reports', schema: listOf('Report') } },
    },
    'PATCH /api/admin/reports/{id}': {
      summary: 'Decide a report',
      text: '`takedown` takes the product down with it.',
      who: 'Admins',
      path: { id: 'The report' },
      body: {
        from: decisionValidator,
        example: { state: 'upheld', words: WHY, takedown: { kind: 'legal', reason: WHY } },
      },
      answers: {
        200: { text: 'Its state', schema: shape<{ state: string }>({ state }) },
      },
      errors: {
        409: 'It cannot go into this state, `E_INVALID_STATUS_TRANSITION`; it is about a store, `E_NO_PRODUCT`; the product is taken down already, `E_TAKEN_DOWN`; or it has changed since `updatedAt`, `E_CONCURRENT_MODIFICATION`',
      },
    },
  },
}
