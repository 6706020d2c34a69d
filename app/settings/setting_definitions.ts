import { exchangeConfig } from '#config/exchange'
import payoutsConfig from '#config/payouts'
import { pricingConfig } from '#config/pricing'
import type { SettingDefinition } from '#settings/setting_definition'
import { PRODUCT_TYPES } from '#shared/product_type'

/** The currencies whose rates admins set; others have theirs from the configuration alone. */
export const RATED_CURRENCIES = ['USD', 'EUR'] as const

export type RatedCurrency = (typeof RATED_CURRENCIES)[number]

export type SettingKey =
  | `exchange_rate_${Lowercase<RatedCurrency>}`
  | 'payout_rules'
  | 'flat_shipping'
  | 'provisional_costs'

/** A rate older than this no longer says what a cost is. */
const RATE_OLD_AFTER_DAYS = 35

export const rateKey = (currency: RatedCurrency) =>
  `exchange_rate_${currency.toLowerCase() as Lowercase<RatedCurrency>}` as const

function exchangeRate(currency: RatedCurrency): SettingDefinition<SettingKey> {
  const configured = () => exchangeConfig.rates.get(currency)
  return {
    key: rateKey(currency),
    label: `Exchange rate: ${currency}`,
    about: `Converts costs in ${currency} to pounds. An order at the printer keeps the rate of the day it was made.`,
    fields: [
      { name: 'rate', label: `Pounds for 1 ${currency}`, unit: 'rate', least: 100, most: 99_900 },
    ],
    configured: () => {
      const rate = configured()
      return rate ? { rate: rate.tenThousandths } : null
    },
    configuredDay: () => configured()?.asOf ?? null,
    oldAfterDays: RATE_OLD_AFTER_DAYS,
    unusualPercent: 10,
    needsConfirmedIdentity: true,
  }
}

const payoutRules: SettingDefinition<SettingKey> = {
  key: 'payout_rules',
  label: 'Payout rules',
  about:
    'When artists are paid. Orders already placed keep their waiting time, and payouts already scheduled don’t change.',
  fields: [
    {
      name: 'holdingDays',
      label: 'Days from dispatch to payout',
      unit: 'days',
      least: 8,
      most: 60,
    },
    { name: 'minimum', label: 'Smallest payout', unit: 'pence', least: 1_00, most: 500_00 },
    { name: 'payoutDay', label: 'Payout day', unit: 'weekday', least: 0, most: 7 },
  ],
  configured: () => ({
    holdingDays: payoutsConfig.holdingDays,
    minimum: payoutsConfig.minimum,
    payoutDay: payoutsConfig.payoutDay,
  }),
  needsConfirmedIdentity: true,
}

const flatShippingRate: SettingDefinition<SettingKey> = {
  key: 'flat_shipping',
  label: 'Flat shipping',
  about: 'What a UK order pays when there is no live rate. Orders already placed keep theirs.',
  fields: [{ name: 'amount', label: 'Flat rate', unit: 'pence', least: 0, most: 50_00 }],
  configured: () => ({ amount: pricingConfig.flatShippingRate }),
  needsConfirmedIdentity: false,
}

const provisionalCosts: SettingDefinition<SettingKey> = {
  key: 'provisional_costs',
  label: 'Provisional costs',
  about:
    'What a new draft costs until an admin sets the real cost, for types without a blank from the printer. Existing products keep theirs.',
  fields: PRODUCT_TYPES.map((type) => ({
    name: type,
    label: type,
    unit: 'pence',
    least: 1,
    most: 500_00,
  })),
  configured: () =>
    Object.fromEntries(PRODUCT_TYPES.map((type) => [type, pricingConfig.fallbackCost])),
  needsConfirmedIdentity: false,
}

/** Every setting that admins change, in the order of their page. */
export const SETTINGS: readonly SettingDefinition<SettingKey>[] = [
  ...RATED_CURRENCIES.map(exchangeRate),
  payoutRules,
  flatShippingRate,
  provisionalCosts,
]

export const findSetting = (key: unknown) => SETTINGS.find((setting) => setting.key === key)
