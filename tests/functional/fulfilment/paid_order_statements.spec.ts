import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SubmitProviderOrder } from '#fulfilment/submission/submit_provider_order'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
import { paid, sessionOf, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { HttpSession } from '#tests/support/http_session'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { BUYER } from '#tests/support/purchase'
import { recordSentStatements } from '#tests/support/record_sent_statements'
import { givenPaidCheckout, providerOrder, takeOrderCalls } from './submission_fixtures.js'

type Lines = Awaited<ReturnType<typeof givenPaidCheckout>>['lines']

/**
 * Leaves out the statements that count a call to the printer: one for each call, or three if another node called in
 * between (rate_limiter.spec.ts).
 */
const isNotOfLimit = (sql: string) => !sql.includes('provider_rate_limits')

let calls = 0

/** Records the statements of a guest's order, from the call that places it until the printer makes it. */
async function statementsOfOrder(lines: Lines) {
  const visitor = new HttpSession()
  const products = lines.map(({ product }) => product)
  const key = { 'Idempotency-Key': `statements-${calls++}` }
  const placing = await recordSentStatements(() =>
    visitor.post('/api/create-checkout-session', { products, ...BUYER }, key)
  )
  const { id: checkoutId } = await db.from('checkouts').orderBy('id', 'desc').firstOrFail()
  const sessionId = await sessionOf(checkoutId)
  const paying = await recordSentStatements(() =>
    paid(sessionId, { email: BUYER.customerInfo.email, name: null, address: null })
  )
  const { id } = await providerOrder(checkoutId)
  const submit = await app.container.make(SubmitProviderOrder)
  const submitting = await recordSentStatements(async () => {
    await submit.handle(id, checkoutId)
    // Includes the events that Printful sends after our calls.
    await printfulSandbox.webhooks.done()
  })
  return { checkoutId, placing, paying, submitting: submitting.filter(isNotOfLimit) }
}

test.group('A paid order', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)
  group.each.setup(async () => (await app.container.make(RegisterWebhook)).handle())

  test('costs few statements and two calls to the printer from the call that places it until it is made', async ({
    assert,
  }) => {
    const { lines } = await givenPaidCheckout()
    // Not counted: the first order also asks Printful for shipping rates, and prepares the statements of its
    // connection.
    await statementsOfOrder(lines)
    takeOrderCalls()
    const { checkoutId, ...statements } = await statementsOfOrder(lines)
    const { status } = await providerOrder(checkoutId)
    assert.equal(status, 'confirmed')
    const counts = Object.entries(statements).map(([step, sent]) => [step, sent.length])
    const expected = { placing: 13, paying: 17, submitting: 25 }
    assert.deepEqual(Object.fromEntries(counts), expected, list(statements))
    assert.deepEqual(takeOrderCalls(), ['POST /orders', 'POST /orders/…/confirm'])
  }).tags(['SHIP-20'])
})

const list = (statements: Record<string, string[]>) =>
  Object.values(statements)
    .flat()
    .map((text) => text.slice(0, 300))
    .join('\n')
