import type { SettingShape } from '#settings/transformers/setting_transformer'
import { inPoundsUp, priceOf, toNumber } from '#shared/money'
import { fieldLabel, type Value } from '~/components/admin/settings/setting_values'
import { dayAfter, payoutDayWords, formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { minimumPriceOf } from '~/lib/pricing'

/** The cost of the example: a shirt at the printer. */
const EXAMPLE = 1_325

type Effect = {
  setting: SettingShape
  value: Value
  before: Value | null
  /** The day it takes effect. */
  from: string
}

/** What a value comes to, in a sentence with an example: shown while it is typed. */
export function effectOf({ setting, value, before, from }: Effect): string {
  const day = formatDate(from)
  switch (setting.key) {
    case 'payout_rules':
      return payoutEffect(value, from)
    case 'flat_shipping':
      return `A UK order of ${formatMoney(25)} without a live rate comes to ${formatMoney(25 + value.amount!)} from ${day}.`
    case 'provisional_costs':
      return costEffect({ setting, value, before, from })
    default: {
      const currency = setting.key.slice(-3).toUpperCase()
      const cost = formatMoney(EXAMPLE / 100, currency)
      const pounds = inPoundsUp(priceOf(EXAMPLE, currency), Math.round(value.rate! * 10_000))
      return `A shirt that costs ${cost} costs ${formatMoney(toNumber(pounds))} from ${day}.`
    }
  }
}

function payoutEffect({ holdingDays, minimum, payoutDay }: Value, from: string): string {
  const due = formatDate(dayAfter(from, holdingDays!))
  return `An order that is placed and dispatched on ${formatDate(from)} becomes payable on ${due}. Payouts are made ${payoutDayWords(payoutDay!)}, from ${formatMoney(minimum!)}.`
}

function costEffect({ setting, value, before, from }: Effect): string {
  const changed = setting.fields.find(({ name }) => value[name] !== before?.[name])
  const field = changed ?? setting.fields[0]!
  const cost = value[field.name]!
  const least = formatMoney(toNumber(minimumPriceOf(cost)))
  return `${fieldLabel(setting, field)}: a new draft costs ${formatMoney(cost)} from ${formatDate(from)}, and sells for at least ${least}.`
}

/** By how many percent a value differs from the one before, where that is more than usual. */
export function unusualPercent(setting: SettingShape, value: Value, before: Value | null) {
  if (setting.unusualPercent === null || !before) return null
  const [field] = setting.fields
  const was = before[field!.name]!
  const difference = (Math.abs(value[field!.name]! - was) * 100) / was
  return difference > setting.unusualPercent ? Math.round(difference) : null
}
