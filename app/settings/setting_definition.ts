import { fromNumber, pence, toNumber } from '#shared/money'
import { rateFromNumber } from '#shared/exchange'

/** How a field is stored, as a whole number: pence, ten-thousandths of a pound, days, or 0 for every day and 1 to 7 for Monday to Sunday. */
export type SettingUnit = 'pence' | 'rate' | 'days' | 'weekday'

/** A number of a setting. `least` and `most` are bounds as it is stored. */
export type SettingField = {
  name: string
  label: string
  unit: SettingUnit
  least: number
  most: number
}

/** The fields of a setting by name, as they are stored, or as calls and screens have them. */
export type SettingValue = Record<string, number>

/** A setting that admins change. */
export type SettingDefinition<Key extends string = string> = {
  key: Key
  label: string
  /** What it decides, and from when a change counts. */
  about: string
  fields: readonly SettingField[]
  /** From the configuration, as it is stored; null where that has none. */
  configured: () => SettingValue | null
  /** The day of the configured value (ISO 8601), where it has one. */
  configuredDay?: () => string | null
  /** After so many days the value counts as old. */
  oldAfterDays?: number
  /** A change by more percent than this has to be confirmed. */
  unusualPercent?: number
  /** Whether a change needs a log-in or a confirmation within ten minutes. */
  needsConfirmedIdentity: boolean
}

/** A field as calls and screens have it: pounds, pounds for one unit, days, or the number of a weekday. */
export function toShown(unit: SettingUnit, stored: number): number {
  if (unit === 'pence') return toNumber(pence(stored))
  return unit === 'rate' ? stored / 10_000 : stored
}

/** A field as it is stored; the value was validated. */
export function toStored(unit: SettingUnit, shown: number): number {
  if (unit === 'pence') return fromNumber(shown)
  return unit === 'rate' ? rateFromNumber(shown) : shown
}

/** A stored value with every field: one that the setting has gained since has its configured value. */
export const wholeValue = (
  { configured }: SettingDefinition,
  stored: SettingValue
): SettingValue => ({
  ...configured(),
  ...stored,
})

type Convert = (unit: SettingUnit, number: number) => number

const converted = ({ fields }: SettingDefinition, value: SettingValue, convert: Convert) =>
  Object.fromEntries(fields.map(({ name, unit }) => [name, convert(unit, value[name]!)]))

export const shownValue = (definition: SettingDefinition, stored: SettingValue): SettingValue =>
  converted(definition, stored, toShown)

export const storedValue = (definition: SettingDefinition, shown: SettingValue): SettingValue =>
  converted(definition, shown, toStored)
