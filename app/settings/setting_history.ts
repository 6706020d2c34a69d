import type { DateTime } from 'luxon'
import { exchangeConfig } from '#config/exchange'
import {
  findSetting,
  RATED_CURRENCIES,
  rateKey,
  type SettingKey,
} from '#settings/setting_definitions'
import { wholeValue, type SettingValue } from '#settings/setting_definition'
import { clock } from '#shared/clock'
import type { ExchangeRate } from '#shared/exchange'
import { pence, type Pence } from '#shared/money'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import { PRODUCT_TYPES, type ProductType } from '#shared/product_type'

/** A value that an admin set, as it is stored. */
export type AdminValue = { id: number; key: string; value: SettingValue; validFrom: DateTime }

/** When artists are paid. `payoutDay` is 0 for every day, 1 to 7 for Monday to Sunday. */
export type PayoutRules = { holdingDays: number; minimum: Pence; payoutDay: number }

export type ExchangeRates = ReadonlyMap<string, ExchangeRate>

/**
 * What the settings are, were and will be: what admins set, and the configuration where they set nothing. A value that is
 * planned takes effect by itself when its time comes.
 */
export class SettingHistory {
  /** @param changes without those that were withdrawn, the last to take effect first */
  constructor(private changes: readonly AdminValue[]) {}

  /** The value that an admin set and that is in force at a time; null where that of the configuration is. */
  valueSetByAdmin(key: SettingKey, at: DateTime = clock.now()): AdminValue | null {
    return this.changes.find((change) => change.key === key && change.validFrom <= at) ?? null
  }

  /** As it is stored; null where neither an admin nor the configuration has set it. */
  value(key: SettingKey, at?: DateTime): SettingValue | null {
    const setting = findSetting(key)!
    const set = this.valueSetByAdmin(key, at)
    return set ? wholeValue(setting, set.value) : setting.configured()
  }

  exchangeRates(at?: DateTime): ExchangeRates {
    const rates = new Map(exchangeConfig.rates)
    for (const currency of RATED_CURRENCIES) {
      const set = this.valueSetByAdmin(rateKey(currency), at)
      if (!set) continue
      const asOf = set.validFrom.setZone(PLATFORM_TIMEZONE).toISODate()!
      rates.set(currency, { currency, tenThousandths: set.value.rate!, asOf })
    }
    return rates
  }

  payoutRules(at?: DateTime): PayoutRules {
    const { holdingDays, minimum, payoutDay } = this.value('payout_rules', at)!
    return { holdingDays: holdingDays!, minimum: pence(minimum!), payoutDay: payoutDay! }
  }

  flatShippingRate(at?: DateTime): Pence {
    return pence(this.value('flat_shipping', at)!.amount!)
  }

  /** The cost of a type of which no blank is known. */
  provisionalCosts(at?: DateTime): Record<ProductType, Pence> {
    const value = this.value('provisional_costs', at)!
    const costs = PRODUCT_TYPES.map((type) => [type, pence(value[type]!)] as const)
    return Object.fromEntries(costs) as Record<ProductType, Pence>
  }
}
