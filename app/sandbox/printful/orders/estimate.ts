import { fieldsOf, textOf } from '#sandbox/printful/body'
import { costsOf } from '#sandbox/printful/orders/costs'
import { readItems } from '#sandbox/printful/orders/items'
import { settings } from '#sandbox/printful/settings'
import { placeOf } from '#sandbox/printful/shipping/recipient'

/** POST /orders/estimate-costs: numbers here, where orders carry text. */
export async function estimate(store: number, body: unknown) {
  const fields = fieldsOf(body, 'Body')
  const place = placeOf(fields.recipient)
  const items = await readItems(store, fields.items)
  const costs = costsOf(items, place, textOf(fields.shipping, 'shipping') ?? 'STANDARD')
  const number = (cents: number) => cents / 100
  return {
    costs: {
      currency: costs.currency,
      subtotal: number(costs.subtotal),
      discount: 0,
      shipping: number(costs.shipping),
      digitization: '0.00',
      additional_fee: 0,
      fulfillment_fee: 0,
      tax: number(costs.tax),
      vat: number(costs.vat),
      total: number(costs.total),
    },
    retail_costs: {
      currency: settings.currency,
      subtotal: null,
      discount: null,
      shipping: null,
      tax: null,
      vat: null,
      total: null,
    },
  }
}
