import { askedForSignoff } from '#admin/openapi_signoffs'
import { payoutHoldValidator } from '#admin/validators/payout_validator'
import { identityNotConfirmed } from '#core/openapi/error_responses'
import { count, flag, ref, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { listedPayoutSchema } from '#payouts/public'

export const adminPayoutsApi: Pick<ApiPart, 'schemas' | 'calls'> = {
  schemas: { ListedPayout: listedPayoutSchema },
  calls: {
    'POST /api/admin/payouts/{id}/retry': {
      summary: 'Try a payout again',
      text: 'If Stripe has not answered, it is asked again with the same key, so the artist is paid once. If Stripe refused it, what is now owed to its artist is sent as a new payout; if its orders were paid with a later one, nothing happens.',
      who: 'Admins',
      path: { id: 'The payout' },
      answers: {
        200: { text: 'The payout after the retry', schema: ref('ListedPayout') },
        202: askedForSignoff,
      },
      errors: {
        403: identityNotConfirmed('Not an owner or in finance'),
        404: 'Payout not found',
        409: 'It was paid or cancelled, `E_INVALID_STATUS_TRANSITION`; or the artist’s payouts are paused, `E_PAYOUTS_PAUSED`; or another request for the artist needs a second admin already, `E_SIGNOFF_WAITING`',
        503: 'Stripe could not be asked',
      },
    },
    'POST /api/admin/artists/{id}/payouts': {
      summary: 'Pay an artist now',
      text: 'Sends what is due by now, by the rules of the payout run and without waiting for it. `made` counts the payouts; `failed` is 1 where Stripe refused the last one or has not answered. Both are 0 where another payout is under way.',
      who: 'Admins',
      path: { id: 'The artist' },
      answers: {
        200: {
          text: 'What was sent',
          schema: shape<{ made: number; failed: number }>({ made: count(1), failed: count(0) }),
        },
        202: askedForSignoff,
      },
      errors: {
        403: identityNotConfirmed('Not an owner or in finance'),
        404: 'Artist not found',
        409: 'Less than the minimum is due, `E_NOTHING_TO_PAY`; the artist’s payouts are paused, `E_PAYOUTS_PAUSED`; Stripe does not pay the artist, `E_ARTIST_NOT_PAYABLE`; the artist’s bank account changed today, `E_BANK_CHANGED`; or another request for the artist needs a second admin already, `E_SIGNOFF_WAITING`',
        503: 'Stripe could not be asked',
      },
    },
    'PATCH /api/admin/artists/{id}/payouts': {
      summary: 'Pause or resume an artist’s payouts',
      text: 'Payouts already on their way still arrive. Pausing paused payouts adds a reason. Resuming needs a login or a confirmation within the last ten minutes, and the `reason` that you were shown: if another reason has been added since, the payouts stay paused. Resuming payouts that are not paused changes nothing.',
      who: 'Admins',
      path: { id: 'The artist' },
      body: {
        from: payoutHoldValidator,
        example: { isHeld: true, reason: 'Many returns at once' },
      },
      answers: {
        200: { text: 'The current state', schema: shape<{ isHeld: boolean }>({ isHeld: flag }) },
        202: askedForSignoff,
      },
      errors: {
        403: identityNotConfirmed('Not an owner or in finance'),
        404: 'Artist not found',
        409: 'Another request for the artist needs a second admin already, `E_SIGNOFF_WAITING`; they have been paused for another reason since, `E_CONCURRENT_MODIFICATION`; or a fraud check holds them, `E_FRAUD_CHECK`',
      },
    },
  },
}
