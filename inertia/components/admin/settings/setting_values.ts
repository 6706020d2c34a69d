import type { SettingShape } from '#settings/transformers/setting_transformer'
import { payoutDayWords, WEEKDAYS } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { productTypeLabel } from '~/lib/product_types'

export type Field = SettingShape['fields'][number]
export type Value = Record<string, number>

/** "£0.7912", "14 days", "Every Monday" */
export function fieldValue({ unit }: Pick<Field, 'unit'>, number: number): string {
  if (unit === 'pence') return formatMoney(number)
  if (unit === 'rate') return `£${number.toFixed(4)}`
  if (unit === 'days') return `${number} days`
  return capitalised(payoutDayWords(number))
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a field is called; one of a cost by its product type. */
export function fieldLabel({ key }: Pick<SettingShape, 'key'>, { name, label }: Field): string {
  return key === 'provisional_costs' ? typeLabel(name) : label
}

const typeLabel = (type: string) => (type === 'other' ? 'Other' : productTypeLabel(type))

/** The days that payouts can be made on, to choose from. */
export const payoutDays = ['Every day', ...WEEKDAYS.map((day) => `Every ${day}`)].map(
  (label, day) => ({ value: String(day), label })
)

/** The fields of a value that differ from another one, in words; all of them where there is no other. */
export function valueWords(setting: SettingShape, value: Value, other?: Value | null): string {
  const shown = setting.fields.filter(({ name }) => !other || value[name] !== other[name])
  const fields = shown.length > 0 ? shown : setting.fields
  if (setting.fields.length === 1) return fieldValue(fields[0]!, value[fields[0]!.name]!)
  return fields
    .map((field) => `${fieldLabel(setting, field)}: ${fieldValue(field, value[field.name]!)}`)
    .join(', ')
}
