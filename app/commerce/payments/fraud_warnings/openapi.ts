import {
  currency,
  described,
  id,
  money,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { WARNING_STATES, type FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'
import { dismissalValidator } from '#commerce/payments/fraud_warnings/validators/dismissal_validator'

const REASON = 'The buyer wrote: their partner paid'

export const fraudWarningsApi: ApiPart = {
  title: 'Early fraud warnings',
  text: 'Payments that the bank of a card reported as fraud. A dispute may follow: refund the payment, or dismiss the warning.',
  schemas: {
    FraudWarning: shape<FraudWarning>(
      {
        id,
        stripeWarningId: text('issfr_1a2b3c'),
        fraudType: described('As Stripe names it', text('unauthorized_use_of_card')),
        state: described(
          '`settled`: the payment was refunded in full or disputed',
          word(WARNING_STATES)
        ),
        orderNumber: described('The first order that was paid', text('GS-7K2M9Q')),
        customerName: orNull(text('Robin Example')),
        amount: described('What was paid together', money(73.09)),
        currency,
        dismissalReason: orNull(text(REASON)),
        dismissedBy: orNull(text('Ari Example')),
        dismissedAt: orNull(time),
        warnedAt: time,
      },
      { about: 'A report of the bank of a card that a payment was fraud, for admins.' }
    ),
  },
  calls: {
    'POST /api/admin/fraud-warnings/{id}/dismiss': {
      summary: 'Dismiss an early fraud warning',
      text: 'It is no open case any more. Neither the payment nor the orders change.',
      who: 'Admins',
      path: { id: 'The warning' },
      body: { from: dismissalValidator, example: { reason: REASON } },
      answers: { 200: { text: 'The warning, dismissed', schema: ref('FraudWarning') } },
      errors: {
        409: 'It was dismissed before, or its payment was refunded in full or disputed: `E_INVALID_STATUS_TRANSITION`',
      },
    },
  },
}
