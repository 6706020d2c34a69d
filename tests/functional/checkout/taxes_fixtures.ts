import qs from 'qs'
import stripeConfig from '#config/stripe'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  checkoutRow,
  setupCheckout,
  givenPlacedOrder,
  orderRows,
  paid,
} from '#tests/functional/checkout/checkout_fixtures'

/** For `group.each.setup`: as `setupCheckout`, with the switch on. */
export async function setupTaxes() {
  const restore = await setupCheckout()
  stripeConfig.automaticTax = true
  return async () => {
    stripeConfig.automaticTax = false
    await restore()
  }
}

/** Two shirts at £24.99, base 12.50, 60 %, with 3.59 of shipping, sent to Great Britain and paid. */
export async function givenTaxedSale() {
  const placed = await givenPlacedOrder()
  const { checkoutId } = placed.order
  await paid(placed.sessionId, { email: 'robin@example.com', name: null, address: null })
  const [row] = await orderRows(checkoutId)
  return { ...placed, checkoutId, row }
}

/** The tax of a checkout, of its rows, and what the session at the provider says. */
export async function taxesOf(checkoutId: number, sessionId: string) {
  const [checkout, rows, session] = await Promise.all([
    checkoutRow(checkoutId),
    orderRows(checkoutId),
    stripeSandbox.sessions.find(sessionId),
  ])
  return {
    checkout: checkout.tax_amount,
    rows: rows.map((row) => row.tax_amount),
    told: session!.total_details!.amount_tax,
    total: session!.amount_total,
  }
}

/** What was sent to an address at the provider. */
export const sentTo = (path: string) =>
  stripeSandbox.requestLog
    .filter((call) => call.method === 'POST' && call.path.endsWith(path))
    .map((call) => ({
      key: call.idempotencyKey,
      body: qs.parse(call.form, { depth: 10 }) as qs.ParsedQs,
    }))
