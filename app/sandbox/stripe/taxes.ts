import type Stripe from 'stripe'
import type { SandboxSession } from '#sandbox/stripe/objects'
import type { FormFields } from '#sandbox/stripe/form_body'
import { fieldsOf } from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'
import { fraction, pence } from '#shared/money'

/** In percent, as if the account were registered there; nowhere else is anything due. */
const RATES: Record<string, number> = { GB: 20, IE: 23, DE: 19, FR: 20, NL: 21, ES: 21, CA: 5 }

/** Whether Stripe Tax is to compute the taxes; the stand-in knows amounts that include them. */
export function readTaxed(
  fields: FormFields,
  amounts: readonly { taxBehavior: string | null }[]
): boolean {
  if (fieldsOf(fields.automatic_tax).enabled !== 'true') return false
  if (amounts.some(({ taxBehavior }) => taxBehavior !== 'inclusive'))
    throw invalid('The stand-in knows tax_behavior `inclusive` only.', 'automatic_tax')
  return true
}

/** The session with the tax that is in each of its amounts; what they come to stays the same. */
export function withTax(session: SandboxSession, country: string): SandboxSession {
  if (!session.automatic_tax.enabled) return session
  const rate = RATES[country] ?? 0
  const taxIn = (amount: number): number => fraction(pence(amount), rate, 100 + rate)
  const lines = session.line_items.data.map((line) => ({
    ...line,
    amount_tax: taxIn(line.amount_total),
  }))
  const ofShipping = taxIn(session.shipping_cost?.amount_total ?? 0)
  const total = lines.reduce((sum, line) => sum + line.amount_tax, ofShipping)
  return {
    ...session,
    automatic_tax: { ...session.automatic_tax, status: 'complete' },
    line_items: { ...session.line_items, data: lines },
    shipping_cost: session.shipping_cost && { ...session.shipping_cost, amount_tax: ofShipping },
    total_details: session.total_details && {
      ...session.total_details,
      amount_tax: total,
      breakdown: { discounts: [], taxes: [taxAt(rate, country, total)] },
    },
  }
}

/** What of the rates a client reads. */
function taxAt(percentage: number, country: string, amount: number) {
  const rate = { object: 'tax_rate', display_name: 'VAT', inclusive: true, percentage, country }
  return { amount, rate: rate as Stripe.TaxRate, taxability_reason: null, taxable_amount: null }
}
