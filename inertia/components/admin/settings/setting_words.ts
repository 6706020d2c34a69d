import type { SettingsShape } from '#admin/transformers/settings_transformer'
import type { Fact } from '~/components/admin/settings/facts'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

type Providers = SettingsShape['providers']

const payments: Record<Providers['payments'], string> = {
  stripe: 'Stripe',
  sandbox: 'Sandbox: no money moves',
  none: 'Not configured: buyers cannot pay',
}

const production: Record<Providers['production'], string> = {
  live: 'Printful',
  sandbox: 'Sandbox: nothing is printed',
  none: 'Not configured: nothing can be printed',
}

const mail: Record<Providers['mail'], string> = {
  smtp: 'Sent by SMTP',
  mailbox: 'Saved as files, not sent',
}

const disk: Record<Providers['disk'], string> = {
  s3: 'An S3 bucket',
  fs: 'A folder on this server',
}

export function providerFacts({ providers }: SettingsShape): Fact[] {
  const { socialSignIn } = providers
  return [
    { label: 'Payments', value: payments[providers.payments] },
    { label: 'Production', value: production[providers.production] },
    {
      label: 'Social login',
      value: socialSignIn.length > 0 ? list.format(socialSignIn) : 'Not configured',
    },
    { label: 'Email', value: mail[providers.mail] },
    { label: 'Pictures', value: disk[providers.disk] },
  ]
}

export function priceFacts({ pricing }: SettingsShape): Fact[] {
  return [
    { label: 'Minimum price', value: `Cost + ${pricing.margin}%, rounded up to the penny` },
    { label: 'Default artist share of the profit', value: `${pricing.defaultShare}%` },
    {
      label: 'Payment processing, paid by the platform',
      value: `${pricing.processingRate}% + ${formatMoney(pricing.processingFixed)} per sale`,
    },
    { label: 'Cost if only a retail price is known', value: `${pricing.costOfRetail}% of it` },
    { label: 'Fallback cost', value: formatMoney(pricing.fallbackCost) },
  ]
}

export function suggestionFacts({ pricing }: SettingsShape): Fact[] {
  return [
    { label: 'Markup on the retail price', value: `${pricing.advisedMarkup}%` },
    { label: 'Shipping', value: formatMoney(pricing.advisedShipping) },
    { label: 'Platform fee', value: formatMoney(pricing.advisedFee) },
    { label: 'Rounded up to a multiple of', value: formatMoney(pricing.advisedStep) },
    { label: 'Community discount', value: `${pricing.communityDiscount}%` },
  ]
}

export function shippingFacts({ countries }: SettingsShape): Fact[] {
  return [{ label: 'Delivers to', value: list.format(countries) }]
}

/** Rates of currencies that admins do not set. */
export function rateFacts({ rates }: SettingsShape): Fact[] {
  return rates.map(({ currency, pounds, asOf }) => ({
    label: `1 ${currency}`,
    value: `£${pounds.toFixed(4)} on ${formatDate(asOf)}`,
  }))
}
