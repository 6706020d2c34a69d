import { askedForSignoff } from '#admin/openapi_signoffs'
import {
  fraudDecisionValidator,
  fraudReleaseValidator,
  fraudRuleValidator,
} from '#admin/validators/fraud_validator'
import {
  count,
  described,
  flag,
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
import { FRAUD_CHECK_STATUSES, FRAUD_RULES, type FraudCheck, type FraudRule } from '#payouts/public'

const REASON = 'A family with two cards'
const figure = { type: 'number', examples: [4] } as const
const check = { id: 'The check' }
const decision = { from: fraudDecisionValidator, example: { reason: REASON } }

export const fraudApi: Pick<ApiPart, 'calls'> & { schemas: NonNullable<ApiPart['schemas']> } = {
  schemas: {
    FraudCheck: shape<FraudCheck>(
      {
        id,
        artist: shape<FraudCheck['artist']>({ id, bandName: text('Night Bus') }),
        rule: word(FRAUD_RULES),
        status: described(
          '`kept`: an admin keeps the payouts paused; `released`: it pauses nothing any more',
          word(FRAUD_CHECK_STATUSES)
        ),
        latestOrderId: described('The newest order, which is sent with a release', id),
        orderNumbers: described('The latest ten', { type: 'array', items: text('GS-7K2M9Q') }),
        orders: described('How many orders hit the rule', count(4)),
        amount: described('What these came to', money(512)),
        figure: described('Cards, pounds, per cent or pieces, as the rule counts', figure),
        threshold: described('What the rule is hit from', figure),
        days: described('How many days back orders counted', count(30)),
        reason: described('Of the decision', orNull(text(REASON))),
        decidedBy: orNull(text('Robin Example')),
        decidedAt: orNull(time),
        createdAt: time,
      },
      { about: 'What a fraud rule found about an artist, whose payouts it has paused.' }
    ),
    FraudRule: shape<FraudRule>(
      {
        name: word(FRAUD_RULES),
        isOn: flag,
        days: count(30),
        threshold: figure,
        changedAt: orNull(time),
        changedBy: orNull(text('Robin Example')),
      },
      { about: 'When a fraud rule is hit.' }
    ),
  },
  calls: {
    'POST /api/admin/fraud-checks/{id}/release': {
      summary: 'Release a fraud check',
      text: 'Send `latestOrderId` and `orders` of the check that you were shown. Its orders never count again for the rule. With the last check of the artist their payouts resume, unless they are paused for another reason too.',
      who: 'Admins',
      path: check,
      body: {
        from: fraudReleaseValidator,
        example: { reason: REASON, latestOrderId: 117, orders: 4 },
      },
      answers: {
        200: { text: 'The check, released', schema: ref('FraudCheck') },
        202: askedForSignoff,
      },
      errors: {
        409: 'It was released before, `E_INVALID_STATUS_TRANSITION`; it has other orders by now, `E_CONCURRENT_MODIFICATION`; or another request for the artist needs a second admin already, `E_SIGNOFF_WAITING`',
      },
    },
    'POST /api/admin/fraud-checks/{id}/keep': {
      summary: 'Keep payouts paused after a fraud check',
      text: 'It can still be released later.',
      who: 'Admins',
      path: check,
      body: decision,
      answers: { 200: { text: 'The check', schema: ref('FraudCheck') } },
      errors: { 409: 'It was decided before: `E_INVALID_STATUS_TRANSITION`' },
    },
    'PUT /api/admin/fraud-rules/{name}': {
      summary: 'Change a fraud rule',
      text: 'It counts from the next payout run on. What was found before stays.',
      who: 'Admins',
      path: { name: 'The rule' },
      body: { from: fraudRuleValidator, example: { isOn: true, days: 30, threshold: 3 } },
      answers: { 200: { text: 'The rule', schema: ref('FraudRule') } },
      errors: { 404: 'Rule not found' },
    },
  },
}
