import { clock } from '#shared/clock'
import type { FormFields, FormValue } from '#sandbox/stripe/form_body'
import { invalid } from '#sandbox/stripe/stripe_error'

/** Names that the stand-in understands of a session. */
const OF_A_SESSION = new Set([
  'mode',
  'payment_method_types',
  'adaptive_pricing',
  'automatic_tax',
  'customer',
  'client_reference_id',
  'customer_email',
  'line_items',
  'shipping_options',
  'shipping_address_collection',
  'metadata',
  'payment_intent_data',
  'success_url',
  'cancel_url',
  'expires_at',
  'expand',
])

const SHORTEST_LIFE_SECONDS = 30 * 60
const LONGEST_LIFE_SECONDS = 24 * 60 * 60

export type LineParams = {
  name: string
  description: string | null
  images: string[]
  unitAmount: number
  currency: string
  quantity: number
  taxBehavior: string | null
}

/** Like Stripe, the stand-in refuses other names rather than ignore them. */
export function refuseUnknown(fields: FormFields, known: ReadonlySet<string> = OF_A_SESSION) {
  const unknown = Object.keys(fields).find((name) => !known.has(name))
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
}

export function fieldsOf(value: FormValue | undefined): FormFields {
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

export function listOf(value: FormValue | undefined): FormValue[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: FormValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function wholeNumber(value: FormValue | undefined, param: string, least: number): number {
  const number = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= least))
    throw invalid(`Invalid integer: ${String(value)}`, param, 'parameter_invalid_integer')
  return number
}

export function texts(value: FormValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string'
    )
  )
}

export function readLine(value: FormValue, index: number): LineParams {
  const at = `line_items[${index}]`
  const line = fieldsOf(value)
  const price = fieldsOf(line.price_data)
  const product = fieldsOf(price.product_data)
  const name = textOf(product.name)
  const currency = textOf(price.currency)
  if (!name)
    throw invalid(
      'Missing required param: name.',
      `${at}[price_data][product_data][name]`,
      'parameter_missing'
    )
  if (!currency)
    throw invalid(
      'Missing required param: currency.',
      `${at}[price_data][currency]`,
      'parameter_missing'
    )
  if (product.description === '')
    throw invalid(
      'You passed an empty string.',
      `${at}[price_data][product_data][description]`,
      'parameter_invalid_empty'
    )
  return {
    name,
    description: textOf(product.description),
    images: listOf(product.images).map((image) =>
      readUrl(image, `${at}[price_data][product_data][images]`)
    ),
    currency,
    unitAmount: wholeNumber(price.unit_amount, `${at}[price_data][unit_amount]`, 0),
    quantity: wholeNumber(line.quantity, `${at}[quantity]`, 1),
    taxBehavior: textOf(price.tax_behavior),
  }
}

export function readUrl(value: FormValue | undefined, param: string): string {
  const text = textOf(value)
  if (!text || !/^https?:\/\//.test(text)) throw invalid('Not a valid URL', param, 'url_invalid')
  return text
}

export function readEmail(value: FormValue | undefined): string | null {
  const text = textOf(value)
  if (text && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    throw invalid(`Invalid email address: ${text}`, 'customer_email', 'email_invalid')
  return text
}

export function readExpiry(value: FormValue | undefined): number {
  const now = Math.floor(clock.now().toSeconds())
  if (value === undefined) return now + LONGEST_LIFE_SECONDS
  const expiry = wholeNumber(value, 'expires_at', 0)
  if (expiry < now + SHORTEST_LIFE_SECONDS || expiry > now + LONGEST_LIFE_SECONDS) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at'
    )
  }
  return expiry
}
