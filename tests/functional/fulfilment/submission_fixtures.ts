import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { PollProviderOrders } from '#fulfilment/submission/poll_provider_orders'
import { SubmitProviderOrder, type Submitted } from '#fulfilment/submission/submit_provider_order'
import { RetryDueProviderOrders } from '#fulfilment/submission/retry_due_provider_orders'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { orderRows, paid, sessionOf, typed } from '#tests/functional/checkout/checkout_fixtures'
import { givenProductOf } from '#tests/functional/fulfilment/sync_fixtures'
import { BUYER } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'

export type ProviderOrderRow = {
  id: number
  checkout_id: number
  external_id: string
  status: string
  is_cancellable: boolean
  remote_order_id: string | null
  remote_status: string | null
  remote_updated_at: Date | null
  last_error: string | null
  failing_since: Date | null
  attempts: number
  next_attempt_at: Date | null
  cost_in_pounds: string | null
}

/**
 * Two pieces of a shirt and one of a cap, as the stand-in's own store makes them, placed and paid in one checkout; once
 * more by the `lines` of a first one. By Express checkout the payment page collects `details`.
 */
export async function givenPaidCheckout({
  isPaid = true,
  lines = null as Line[] | null,
  isExpress = false,
  details = typed(),
  visitor = new HttpSession(),
} = {}) {
  lines ??= await givenLines()
  for (const { catalogVariantId } of lines)
    await printfulSandbox.catalog.setStock(catalogVariantId, 'in_stock')
  const answer = await visitor.post('/api/create-checkout-session', {
    products: lines.map(({ product }) => product),
    ...(isExpress ? {} : BUYER),
  })
  if (answer.status !== 200) throw new Error(answer.text)
  const { id: checkoutId } = await db.from('checkouts').orderBy('id', 'desc').firstOrFail()
  const sessionId = await sessionOf(checkoutId)
  if (isPaid) await paid(sessionId, details)
  printfulSandbox.requestLog.length = 0
  const [first, second] = await orderRows(checkoutId)
  return { checkoutId, sessionId, lines, first, second }
}

async function givenLines() {
  const shirt = await givenProductOf('Gritstone Oath Tee')
  const cap = await givenProductOf('Kestrel Motorway Cap')
  return [formatDifference(shirt, 2), formatDifference(cap, 1)]
}

type Line = ReturnType<typeof formatDifference>

type Made = Awaited<ReturnType<typeof givenProductOf>>

function formatDifference({ id, variants }: Made, quantity: number) {
  const variant = variants[0]!
  const { size, color } = variant
  return {
    product: { productId: id, size, color, quantity },
    syncVariantId: Number(variant.sync_variant_id),
    catalogVariantId: Number(variant.catalog_variant_id),
  }
}

export const providerOrders = (checkoutId: number): Promise<ProviderOrderRow[]> =>
  db.from('provider_orders').where('checkout_id', checkoutId).orderBy('sequence')

export async function providerOrder(checkoutId: number): Promise<ProviderOrderRow> {
  const [row] = await providerOrders(checkoutId)
  return row!
}

/** What a worker does with the job of a checkout. */
export async function submit(checkoutId: number): Promise<Submitted> {
  const { id } = await providerOrder(checkoutId)
  return (await app.container.make(SubmitProviderOrder)).handle(id)
}

export const retryDueProviderOrders = async () =>
  (await app.container.make(RetryDueProviderOrders)).handle()

/** How many orders were read again. */
export const poll = async () => (await pollAll()).read

export const pollAll = async () => (await app.container.make(PollProviderOrders)).handle()

/** How Printful sees a checkout's order: its state, and its items as name and pieces. */
export async function atPrintful(checkoutId: number, suffix = '') {
  const order = await printfulSandbox.orders.find(`gs-${checkoutId}${suffix}`)
  return (
    order && {
      id: order.id,
      status: order.status,
      items: order.items.map(({ externalId, quantity }) => `${externalId} x${quantity}`),
    }
  )
}

/** Calls that the stand-in got since, as "POST /orders". */
export const takeOrderCalls = () =>
  printfulSandbox.requestLog
    .splice(0)
    .map(({ method, path }) => `${method} ${path.replaceAll(/\d+/g, '…')}`)

/** In pence, what we owe Printful for a checkout by the ledger. */
export async function owedToPrintful(checkoutId: number): Promise<number> {
  const [{ owed }] = await db
    .from('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .where({ checkout_id: checkoutId, account: 'provider_payable' })
    .select(db.raw('coalesce(-sum(amount), 0)::int AS owed'))
  return owed
}
