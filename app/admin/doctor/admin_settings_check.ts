import { ok, warn, type Check, type Finding } from '#admin/doctor/finding'
import { isOld, SettingsQuery, type SettingState } from '#settings/public'

const names = (states: SettingState[]) => states.map(({ setting }) => setting.label).join(', ')

/** Which settings admins have set, and which exchange rates are missing or old. */
async function checkSettingsCache(): Promise<Finding[]> {
  const states = await new SettingsQuery().handle()
  const set = states.filter(({ current }) => current !== null)
  const configured = states.filter(({ current }) => current === null)
  const rates = states.filter(({ setting }) => setting.configuredDay)
  const old = rates.filter((state) => isOld(state))
  const hasRate = rates.some(({ setting, current }) => current ?? setting.configured())
  return [
    ok(
      'admin settings',
      `Set by admins: ${names(set) || 'none'}. From the configuration: ${names(configured) || 'none'}.`
    ),
    ...(old.length > 0
      ? [
          warn(
            'exchange rates',
            `Old: ${names(old)}`,
            'Set the present rates at /admin?tab=settings'
          ),
        ]
      : []),
    ...(hasRate
      ? []
      : [
          warn(
            'exchange rates',
            'None is set',
            'Set the rates for costs in dollars or euros, which are refused without one, at /admin?tab=settings'
          ),
        ]),
  ]
}

export const adminSettingsCheck: Check = {
  name: 'admin settings',
  remedy: 'See docs/operations/settings.md',
  run: checkSettingsCache,
}
