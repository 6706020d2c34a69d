import { disk } from '#config/drive'
import { exchangeConfig } from '#config/exchange'
import { mailer } from '#config/mail'
import { pricingConfig } from '#config/pricing'
import { socialButtons } from '#identity/public'
import type { ProviderMode } from '#fulfilment/public'
import { countryNames } from '#commerce/public'
import { RATED_CURRENCIES } from '#settings/public'
import { toNumber } from '#shared/money'
import { percentageToNumber } from '#shared/percentage'
import { paymentMode } from '#stripe/public'

/** The shop's settings from its configuration: amounts in pounds, shares in percent, and no secrets of providers. */
export function toSettings(production: ProviderMode) {
  return {
    pricing: pricing(),
    rates: otherRates(),
    countries: countryNames(),
    providers: {
      payments: paymentMode(),
      production,
      socialSignIn: socialButtons().map(({ label }) => label),
      mail: mailer,
      disk,
    },
  }
}

/** Of currencies whose rates admins do not set. */
function otherRates() {
  const set: readonly string[] = RATED_CURRENCIES
  return [...exchangeConfig.rates.values()]
    .filter(({ currency }) => !set.includes(currency))
    .map(({ currency, tenThousandths, asOf }) => ({
      currency,
      pounds: tenThousandths / 10_000,
      asOf,
    }))
}

function pricing() {
  const { minimumMarkup, costOfRetail, processing, suggestions, ...config } = pricingConfig
  const { adminEstimate, transparentPanel } = suggestions
  return {
    margin: partOf(minimumMarkup) - 100,
    defaultShare: percentageToNumber(config.defaultShare),
    fallbackCost: toNumber(config.fallbackCost),
    costOfRetail: partOf(costOfRetail),
    processingRate: percentageToNumber(processing.rate),
    processingFixed: toNumber(processing.fixed),
    advisedShipping: toNumber(suggestions.assumedShipping),
    advisedFee: toNumber(adminEstimate.assumedPlatformFee),
    advisedMarkup: percentageToNumber(adminEstimate.defaultMarkup),
    advisedStep: toNumber(adminEstimate.step),
    communityDiscount: percentageToNumber(transparentPanel.communityDiscount),
  }
}

const partOf = ({ numerator, denominator }: { numerator: number; denominator: number }) =>
  Math.round((numerator * 100) / denominator)

export type SettingsShape = ReturnType<typeof toSettings>
