import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'
import { reasonField } from '#core/http/reason_field'
import type { FraudRuleName } from '#payouts/public'

/** Body of POST /api/admin/fraud-checks/{id}/keep. */
export const fraudDecisionValidator = vine.create({ reason: reasonField() })

/** Body of POST /api/admin/fraud-checks/{id}/release, with the orders of the check as the admin saw them. */
export const fraudReleaseValidator = vine.create({
  reason: reasonField(),
  latestOrderId: vine.number({ strict: true }).withoutDecimals().min(1),
  orders: vine.number({ strict: true }).withoutDecimals().min(1),
})

const MOST: Record<FraudRuleName, number> = {
  many_cards: 100,
  large_first_payout: 1_000_000,
  risky_payments: 100,
  own_purchases: 10_000,
}

/** Cards and pieces are counted: they have no decimals. */
const COUNTED: readonly FraudRuleName[] = ['many_cards', 'own_purchases']

const threshold = vine.createRule((value, _: undefined, field) => {
  const name = field.meta.name as FraudRuleName
  const isWhole = !COUNTED.includes(name) || Number.isInteger(value)
  if (!isWhole || Number(value) > MOST[name])
    field.report(
      `Enter ${isWhole ? 'a number up to' : 'a whole number up to'} ${MOST[name].toLocaleString('en-GB')}`,
      'threshold',
      field
    )
})

/** Body of PUT /api/admin/fraud-rules/{name}. */
export const fraudRuleValidator = vine.withMetaData<{ name: FraudRuleName }>().create({
  isOn: vine.boolean({ strict: true }),
  days: vine.number({ strict: true }).withoutDecimals().range([1, 365]),
  threshold: vine.number({ strict: true }).decimal([0, 2]).min(0.01).use(threshold(undefined)),
})

const messages = new PlainMessages({
  names: {
    latestOrderId: 'the latest order',
    orders: 'the number of orders',
    isOn: 'the rule',
    days: 'the days',
    threshold: 'the threshold',
  },
  sentences: {
    'days': 'Enter 1 to 365 days',
    'threshold.required': 'Enter a number above 0',
    'threshold.number': 'Enter a number above 0',
    'threshold.min': 'Enter a number above 0',
    'threshold.decimal': 'Enter at most two decimals',
  },
})
fraudDecisionValidator.messagesProvider = messages
fraudReleaseValidator.messagesProvider = messages
fraudRuleValidator.messagesProvider = messages
