import {
  isWithdrawn,
  lastIdOf,
  readSettingChanges,
  type SettingChange,
} from '#settings/setting_changes'
import { SETTINGS } from '#settings/setting_definitions'
import { SettingHistory } from '#settings/setting_history'
import { clock } from '#shared/clock'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** A setting with everything that became of it: what is in force, what is planned, and what was. */
export type SettingState = {
  setting: (typeof SETTINGS)[number]
  /** Null where the configured value is in force. */
  current: SettingChange | null
  /** The next to take effect first. */
  planned: SettingChange[]
  /** What is in force, was in force, or was withdrawn; the latest first. */
  past: SettingChange[]
  lastId: number | null
}

/** The settings as admins see them. One statement. */
export class SettingsQuery {
  async handle(): Promise<SettingState[]> {
    const changes = await readSettingChanges()
    const history = new SettingHistory(changes.filter((change) => !isWithdrawn(change)))
    const now = clock.now()
    return SETTINGS.map((setting) => {
      const own = changes.filter(({ key }) => key === setting.key)
      const isPlanned = (change: SettingChange) => !isWithdrawn(change) && change.validFrom > now
      const inForce = history.valueSetByAdmin(setting.key, now)
      return {
        setting,
        current: own.find(({ id }) => id === inForce?.id) ?? null,
        planned: own.filter(isPlanned).reverse(),
        past: own.filter((change) => !isPlanned(change)),
        lastId: lastIdOf(setting.key, changes),
      }
    })
  }
}

/** The day that the value is of (ISO 8601), where the setting has such a day. */
export function dayOf({ setting, current }: SettingState): string | null {
  if (!setting.configuredDay) return null
  return current
    ? current.validFrom.setZone(PLATFORM_TIMEZONE).toISODate()
    : setting.configuredDay()
}

/** Whether the value no longer says what a thing costs. */
export function isOld(state: SettingState): boolean {
  const { oldAfterDays } = state.setting
  const day = dayOf(state)
  if (oldAfterDays === undefined || day === null) return false
  return day < clock.today().minus({ days: oldAfterDays }).toISODate()!
}
