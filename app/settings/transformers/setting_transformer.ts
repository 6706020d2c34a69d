import { dayOf, isOld, type SettingState } from '#settings/queries/settings_query'
import type { SettingChange } from '#settings/setting_changes'
import {
  shownValue,
  toShown,
  wholeValue,
  type SettingDefinition,
} from '#settings/setting_definition'

/** The names of accounts by their ids. */
type Names = ReadonlyMap<number, string>

const NOBODY = 'Deleted account'

/** A setting for admins: money in pounds, rates in pounds for one unit. */
export function toSetting(state: SettingState, names: Names) {
  const { setting, current, planned, past, lastId } = state
  const { key, label, about, fields, needsConfirmedIdentity, unusualPercent = null } = setting
  const stored = setting.configured()
  const configured = stored && shownValue(setting, stored)
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
    configured,
    value: current ? shownValue(setting, wholeValue(setting, current.value)) : configured,
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
  return {
    id,
    value: shownValue(setting, wholeValue(setting, change.value)),
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
