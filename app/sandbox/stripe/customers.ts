import type Stripe from 'stripe'
import { clock } from '#shared/clock'
import type { Operation } from '#sandbox/stripe/api'
import { customers, type SandboxCustomer } from '#sandbox/stripe/objects'
import * as params from '#sandbox/stripe/session_params'
import { invalid } from '#sandbox/stripe/stripe_error'
import { newId } from '#sandbox/stripe/stripe_store'
import type { FormFields } from '#sandbox/stripe/form_body'

const KNOWN = new Set(['email', 'name', 'shipping', 'metadata', 'expand'])

export const createCustomer: Operation = async (fields) => {
  params.refuseUnknown(fields, KNOWN)
  const id = newId('cus', 14)
  return customers.create(id, () => ({
    id,
    object: 'customer',
    created: Math.floor(clock.now().toSeconds()),
    email: params.readEmail(fields.email),
    name: params.textOf(fields.name),
    livemode: false,
    metadata: params.texts(fields.metadata),
    shipping: fields.shipping === undefined ? null : readShipping(params.fieldsOf(fields.shipping)),
  }))
}

/** Named by a session: Stripe answers 400 where there is none. */
export async function customerOrFail(id: string): Promise<SandboxCustomer> {
  const customer = await customers.find(id)
  if (!customer) throw invalid(`No such customer: '${id}'`, 'customer', 'resource_missing')
  return customer
}

type Details = NonNullable<Stripe.Checkout.Session['customer_details']>

type Known = { email: string | null; name?: string | null; address?: Details['address'] }

/** The customer details of a session. */
export const detailsOf = ({ email, name = null, address = null }: Known): Details => ({
  email,
  name,
  address,
  phone: null,
  business_name: null,
  individual_name: null,
  tax_exempt: 'none',
  tax_ids: [],
})

function readShipping(fields: FormFields): SandboxCustomer['shipping'] {
  const name = params.textOf(fields.name)
  const address = params.fieldsOf(fields.address)
  const country = params.textOf(address.country)
  if (!name)
    throw invalid('Missing required param: shipping[name].', 'shipping[name]', 'parameter_missing')
  if (!country || !/^[A-Z]{2}$/.test(country))
    throw invalid(
      `Country '${country}' is unknown.`,
      'shipping[address][country]',
      'country_unsupported'
    )
  return {
    name,
    address: {
      line1: params.textOf(address.line1),
      line2: params.textOf(address.line2),
      city: params.textOf(address.city),
      state: params.textOf(address.state),
      postal_code: params.textOf(address.postal_code),
      country,
    },
  }
}
