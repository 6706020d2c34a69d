import { dayOf, isOld, type SettingState } from '#settings/queries/settings_query'
import type { SettingChange } from '#settings/setting_changes'
import {
  shownValue,
  toShown,
  type SettingDefinition,
  type SettingValue,
} from '#settings/setting_definition'

/** The names of accounts by their ids. */
type Names = ReadonlyMap<number, string>

const NOBODY = 'Deleted account'

/** A setting for admins: money in pounds, rates in pounds for one unit. */
export function toSetting(state: SettingState, names: Names) {
  const { setting, current, planned, past, lastId } = state
  const { key, label, about, fields, needsConfirmedIdentity, unusualPercent = null } = setting
  const configured = setting.configured()
  return {
    key,
    label,
    about,
    needsConfirmedIdentity,
    unusualPercent,
    fields: fields.map(({ least, most, ...field }) => ({
      ...field,
      least: toShown(field.unit, least),
      most: toShown(field.unit, most),
    })),
    configured: configured && shownValue(setting, configured),
    value: current
      ? shownValue(setting, withDefaults(configured, current.value))
      : configured && shownValue(setting, configured),
    current: current && toChange(setting, current, names),
    asOf: dayOf(state),
    isOld: isOld(state),
    planned: planned.map((change) => toChange(setting, change, names)),
    past: past.map((change) => toChange(setting, change, names)),
    lastId,
  }
}

export type SettingShape = ReturnType<typeof toSetting>

function toChange(setting: SettingDefinition, change: SettingChange, names: Names) {
  const { id, validFrom, reason, setBy, createdAt, withdrawn } = change
  const value = withDefaults(setting.configured(), change.value)
  return {
    id,
    value: shownValue(setting, value),
    validFrom: validFrom.toUTC().toISO()!,
    reason,
    setBy: names.get(setBy) ?? NOBODY,
    createdAt: createdAt.toISOString(),
    withdrawn: withdrawn && {
      by: names.get(withdrawn.by) ?? NOBODY,
      reason: withdrawn.reason,
      at: withdrawn.at.toISOString(),
    },
  }
}

export type SettingChangeShape = ReturnType<typeof toChange>

/** A field that the setting has gained since has its configured value. */
const withDefaults = (configured: SettingValue | null, value: SettingValue) => ({
  ...configured,
  ...value,
})
