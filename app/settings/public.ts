export { settings } from '#settings/main'
export { isOld, SettingsQuery, type SettingState } from '#settings/queries/settings_query'
export { RATED_CURRENCIES, SETTINGS } from '#settings/setting_definitions'
export type { ExchangeRates, PayoutRules, SettingHistory } from '#settings/setting_history'
export {
  toSetting,
  type SettingChangeShape,
  type SettingShape,
} from '#settings/transformers/setting_transformer'
