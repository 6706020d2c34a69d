import { disputeEvidenceValidator } from '#admin/validators/dispute_validator'
import { flag, id, orNull, ref, shape, text, time, word } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { DisputeEvidenceShape } from '#disputes/public'

const CLOSED =
  'The evidence was sent before, `E_EVIDENCE_SENT`; or the bank has decided or its deadline has passed, `E_DISPUTE_CLOSED`'

const body = {
  from: disputeEvidenceValidator,
  example: { note: 'The buyer wrote on 3 December that the parcel had come.' },
}

export const adminDisputesApi: Pick<ApiPart, 'schemas' | 'calls'> = {
  schemas: {
    DisputeEvidence: shape<DisputeEvidenceShape>(
      {
        disputeId: id,
        status: orNull(word(['draft', 'sending', 'sent', 'failed'])),
        note: orNull(text('The buyer wrote on 3 December that the parcel had come.')),
        failure: orNull(text('invalid_request_error')),
        refusal: orNull(
          text(
            'Stripe’s code is invalid_request_error. Send it again, or answer in Stripe’s dashboard.'
          )
        ),
        sentAt: orNull(time),
        by: orNull(text('Robin Example')),
        mayBeAnswered: flag,
      },
      {
        about:
          'Our answer to a dispute. `sending`: Stripe has not answered yet; `failed`: Stripe refused it, for the reason in `failure`, in words in `refusal`.',
      }
    ),
  },
  calls: {
    'PATCH /api/admin/disputes/{id}/evidence': {
      summary: 'Save a note for a dispute’s evidence',
      text: 'The note is sent with the evidence. Nothing goes to Stripe yet.',
      who: 'Admins',
      path: { id: 'The dispute' },
      body,
      answers: { 200: { text: 'The draft', schema: ref('DisputeEvidence') } },
      errors: { 404: 'Dispute not found', 409: CLOSED },
    },
    'POST /api/admin/disputes/{id}/evidence/send': {
      summary: 'Send a dispute’s evidence to Stripe',
      text: 'Order, shipment, emails and policies are gathered, and sent with the note. The bank takes evidence once. If Stripe does not answer, it is asked again with the same keys.',
      who: 'Admins',
      idempotent: true,
      path: { id: 'The dispute' },
      body,
      answers: { 200: { text: 'The evidence after the call', schema: ref('DisputeEvidence') } },
      errors: { 404: 'Dispute not found', 409: CLOSED },
    },
  },
}
