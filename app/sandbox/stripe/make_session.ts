import { customerOrFail, detailsOf } from '#sandbox/stripe/customers'
import { readTaxed, withTax } from '#sandbox/stripe/taxes'
import { appUrl } from '#config/app'
import { stripeSandboxPath } from '#config/stripe'
import { clock } from '#shared/clock'
import type { FormFields } from '#sandbox/stripe/form_body'
import { newId } from '#sandbox/stripe/stripe_store'
import type { SandboxLine, SandboxSession } from '#sandbox/stripe/objects'
import * as params from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'

/** Stripe refuses card payments below this, in pence. */
const LEAST_TOTAL = 30

/** Turns a create request into an open session, or refuses it as Stripe would. */
export async function makeSession(fields: FormFields): Promise<SandboxSession> {
  params.refuseUnknown(fields)
  if (fields.mode !== 'payment') throw invalid('The stand-in knows mode `payment` only.', 'mode')
  const lines = params.listOf(fields.line_items).map(params.readLine)
  if (lines.length === 0)
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing')
  const currency = lines[0].currency
  if (lines.some((line) => line.currency !== currency))
    throw invalid('All prices must have the same currency.', 'line_items')
  const shipping = readShipping(fields)
  const subtotal = lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0)
  const total = subtotal + (shipping?.amount ?? 0)
  if (total < LEAST_TOTAL)
    throw invalid(
      "The Checkout Session's total amount due is too small.",
      'line_items',
      'amount_too_small'
    )

  const customer = await readCustomer(fields)
  const isTaxed = readTaxed(fields, [...lines, ...(shipping ? [shipping] : [])])
  const id = newId('cs_test', 40)
  const intentData = params.fieldsOf(fields.payment_intent_data)
  const collection = params.fieldsOf(fields.shipping_address_collection)
  const countries = params.listOf(collection.allowed_countries).map(String)
  const session: SandboxSession = {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    url: `${appUrl}${stripeSandboxPath}/pay/${id}`,
    created: Math.floor(clock.now().toSeconds()),
    expires_at: params.readExpiry(fields.expires_at),
    livemode: false,
    currency,
    amount_subtotal: subtotal,
    amount_total: total,
    total_details: { amount_discount: 0, amount_shipping: shipping?.amount ?? 0, amount_tax: 0 },
    automatic_tax: {
      enabled: isTaxed,
      liability: null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'requires_location_inputs' : null,
    },
    client_reference_id: params.textOf(fields.client_reference_id),
    customer: customer?.id ?? null,
    customer_email: params.readEmail(fields.customer_email),
    customer_details: customer && detailsOf(customer),
    collected_information: null,
    metadata: params.texts(fields.metadata),
    success_url: params.readUrl(fields.success_url, 'success_url'),
    cancel_url: params.readUrl(fields.cancel_url, 'cancel_url'),
    payment_intent: null,
    shipping_address_collection: countries.length > 0 ? { allowed_countries: countries } : null,
    shipping_cost: shipping && {
      amount_subtotal: shipping.amount,
      amount_tax: 0,
      amount_total: shipping.amount,
      shipping_rate: shipping.rate,
    },
    shipping_options: shipping
      ? [{ shipping_amount: shipping.amount, shipping_rate: shipping.rate }]
      : [],
    line_items: {
      object: 'list',
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
      data: lines.map(toLine),
    },
    sandbox: {
      shippingLabel: shipping?.label ?? null,
      settlesAtOnce: settlesAtOnce(fields),
      intentData: {
        transfer_group: params.textOf(intentData.transfer_group),
        metadata: params.texts(intentData.metadata),
      },
    },
  }
  const country = customer?.shipping?.address.country
  if (isTaxed && !country && !session.shipping_address_collection)
    throw invalid(
      'The stand-in taxes by where goods are sent to: it wants a customer with a shipping address, or to ask for one.',
      'automatic_tax'
    )
  return country ? withTax(session, country) : session
}

/** The payment methods that the stand-in knows, and whether their outcome is known at once. */
const METHODS = new Map([
  ['card', true],
  ['bacs_debit', false],
])

/** Whether all listed methods settle at once; without a list the page offers all methods. */
function settlesAtOnce(fields: FormFields): boolean {
  if (fields.payment_method_types === undefined) return false
  const methods = params.listOf(fields.payment_method_types).map(String)
  const unknown = methods.find((method) => !METHODS.has(method))
  if (methods.length === 0 || unknown !== undefined)
    throw invalid(
      `Invalid payment_method_types: must be one of ${[...METHODS.keys()].join(', ')}`,
      'payment_method_types'
    )
  return methods.every((method) => METHODS.get(method))
}

function readShipping(fields: FormFields) {
  const options = params.listOf(fields.shipping_options)
  if (options.length === 0) return null
  const data = params.fieldsOf(params.fieldsOf(options[0]).shipping_rate_data)
  const amount = params.fieldsOf(data.fixed_amount)
  const at = 'shipping_options[0][shipping_rate_data]'
  const label = params.textOf(data.display_name)
  if (!label)
    throw invalid(
      'Missing required param: display_name.',
      `${at}[display_name]`,
      'parameter_missing'
    )
  return {
    label,
    amount: params.wholeNumber(amount.amount, `${at}[fixed_amount][amount]`, 0),
    rate: newId('shr'),
    taxBehavior: params.textOf(data.tax_behavior),
  }
}

function toLine(line: params.LineParams): SandboxLine {
  const amount = line.unitAmount * line.quantity
  return {
    id: newId('li'),
    object: 'item',
    description: line.name,
    quantity: line.quantity,
    currency: line.currency,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    price: {
      unit_amount: line.unitAmount,
      currency: line.currency,
      product_data: { name: line.name, description: line.description, images: line.images },
    },
  }
}

/** Stripe takes one of both. */
async function readCustomer(fields: FormFields) {
  const id = params.textOf(fields.customer)
  if (id && fields.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.')
  return id ? customerOrFail(id) : null
}
