import { rejectSignoffValidator } from '#admin/validators/signoff_validator'
import { identityNotConfirmed } from '#core/openapi/error_responses'
import {
  count,
  described,
  id,
  money,
  oneOfThese,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { SIGNOFF_KINDS, SIGNOFF_STATUSES, type SignoffShape } from '#signoffs/public'

const nothing = { type: 'null' } as const
const person = shape<SignoffShape['requestedBy']>({ id, name: text('Robin Example') })

const ENDED =
  'It was approved, rejected or has expired, `E_INVALID_STATUS_TRANSITION`; or it can no longer be carried out, for the same reasons as when it was requested; or more is due to the artist than was asked to be paid now, `E_CONCURRENT_MODIFICATION`'

/** The answer of a call that asks for a second admin instead of acting. */
export const askedForSignoff = {
  text: 'The sum is above the limit: a second admin has to approve it',
  schema: ref('Signoff'),
}

export const signoffsApi: Pick<ApiPart, 'calls'> & { schemas: NonNullable<ApiPart['schemas']> } = {
  schemas: {
    Signoff: shape<SignoffShape>(
      {
        id,
        kind: word(SIGNOFF_KINDS),
        status: word(SIGNOFF_STATUSES),
        order: oneOfThese(
          shape<NonNullable<SignoffShape['order']>>({ id, orderNumber: text('GS-7K2M9Q') }),
          nothing
        ),
        artist: oneOfThese(
          shape<NonNullable<SignoffShape['artist']>>({ id, bandName: text('Night Bus') }),
          nothing
        ),
        payoutId: orNull(id),
        amount: money(600),
        shippingAmount: money(3.59),
        total: money(603.59),
        reason: orNull(text('The whole box came wet')),
        requestedBy: person,
        decidedBy: oneOfThese(person, nothing),
        rejectionReason: orNull(text('The buyer has kept them')),
        refund: oneOfThese(
          shape<NonNullable<SignoffShape['refund']>>(
            { id, status: word(['creating', 'pending', 'succeeded', 'failed']) },
            { about: 'The refund that the approval made.' }
          ),
          nothing
        ),
        approvers: described('Admins besides the requester who may approve it', count(1)),
        createdAt: time,
        expiresAt: time,
        decidedAt: orNull(time),
      },
      {
        about:
          'A refund, or payouts to an artist, above the sum for which a second admin is needed. Amounts of payouts are what was owed to the artist when it was requested.',
      }
    ),
  },
  calls: {
    'POST /api/admin/signoffs/{id}/approve': {
      summary: 'Approve a refund or payout as a second admin',
      text: 'Carries it out at once. Approving it again changes nothing.',
      who: 'Admins, but for the one who asked for it',
      path: { id: 'The request' },
      answers: { 200: { text: 'The request, approved', schema: ref('Signoff') } },
      errors: {
        403: identityNotConfirmed('The caller asked for it: `E_FORBIDDEN`'),
        409: ENDED,
        422: 'Less than its sum can still be refunded',
        503: 'Stripe could not be asked',
      },
    },
    'POST /api/admin/signoffs/{id}/reject': {
      summary: 'Reject a refund or payout as a second admin',
      text: 'With the same call an admin withdraws their own request.',
      who: 'Admins',
      path: { id: 'The request' },
      body: { from: rejectSignoffValidator, example: { reason: 'The buyer has kept them' } },
      answers: { 200: { text: 'The request, rejected', schema: ref('Signoff') } },
      errors: { 409: 'It was approved, rejected or has expired: `E_INVALID_STATUS_TRANSITION`' },
    },
  },
}
