import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PRODUCT_LENGTHS } from '#catalog/product_limits'
import { PROFILE_LENGTHS } from '#artists/profile_lengths'
import { MOST_STATEMENT_CHARACTERS } from '#shared/form_limits'
import { retryUnsentEvidence } from '#disputes/jobs'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { textOf } from '#tests/support/pdf_text'
import { BUYER } from '#tests/support/purchase'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  orderRows,
  paid,
  sessionOf,
  setupCheckout,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import {
  atStripe,
  evidenceRow,
  givenDispute,
  givenDisputeClient,
  givenShipment,
} from '#tests/functional/disputes/dispute_fixtures'
import { call } from '#tests/functional/payments/sandbox_calls'

const ROWS = 50
const PAGE_LIMIT = 'dispute_evidence_page_limit_exceeded'

/** Words of so many letters in all. */
const ofLength = (letters: number) => 'Loud tour shirt '.repeat(letters).slice(0, letters - 1) + '.'

/** The longest order there can be: long names, a parcel and an email for each row, all confirmed by the buyer. */
async function givenLongDispute() {
  const { artist } = await givenArtist({ bandName: ofLength(PROFILE_LENGTHS.bandName) })
  const productIds: number[] = []
  for (let row = 0; row < ROWS; row++) {
    const { product } = await givenActiveProduct({ artist, name: ofLength(PRODUCT_LENGTHS.name) })
    productIds.push(product.id)
  }
  // More than 10 rows need an address, for the price of shipping.
  const variant = { size: 'M', color: 'Black', quantity: 1 }
  const products = productIds.map((productId) => ({ productId, ...variant }))
  await new HttpSession().post('/api/create-checkout-session', { ...BUYER, products })
  const { id: checkoutId } = await db.from('checkouts').orderBy('id', 'desc').firstOrFail()
  const sessionId = await sessionOf(checkoutId)
  await paid(sessionId, typed())
  const orders: { id: number }[] = await orderRows(checkoutId)
  for (const { id } of orders) await givenDelivered(checkoutId, id)
  const { payment_intent: intent } = (await stripeSandbox.sessions.find(sessionId))!
  const { id: stripeId } = await stripeSandbox.openDispute(intent!, {
    reason: 'product_not_received',
  })
  await stripeSandbox.deliveriesDone()
  const dispute = await db.from('disputes').where('stripe_dispute_id', stripeId).firstOrFail()
  return { id: Number(dispute.id), stripeId }
}

async function givenDelivered(checkoutId: number, orderId: number) {
  const at = clock.now().toJSDate()
  await givenShipment(checkoutId, [orderId], orderId)
  await db
    .table('order_status_history')
    .insert({ order_id: orderId, from_status: 'shipped', to_status: 'delivered', created_at: at })
  await db.table('outgoing_mails').insert({
    key: `order-delivered/${orderId}`,
    mail: 'order-delivered',
    data: JSON.stringify({}),
    message_id: `<delivered-${orderId}@example.test>`,
    status: 'sent',
    sent_at: at,
    created_at: at,
  })
}

test.group('The page limit of evidence', (group) => {
  group.each.setup(setupCheckout)

  test('is kept by the longest order with the longest statement, whose lists say what they leave out', async ({
    assert,
    client,
  }) => {
    const { id, stripeId } = await givenLongDispute()
    const { admin, piece, send } = await givenDisputeClient(client, id)
    const read = async (field: string) => {
      const answer = await client.get(`/admin/disputes/${id}/evidence/${field}.pdf`).loginAs(admin)
      return textOf(answer.body())
    }
    assert.include((await piece('product_description')).value!, 'and 30 more in this order')
    const receipt = await read('receipt')
    assert.include(receipt, 'and 30 more in this order')
    assert.match(receipt, /Total £[\d,.]+/)
    const shipping = await read('shipping_documentation')
    assert.include(shipping, '40 more parcels')
    assert.include(shipping, 'Also delivered: 25 more in this order.')
    assert.include(await read('customer_communication'), 'more emails about this order.')

    ;(await send(ofLength(MOST_STATEMENT_CHARACTERS))).assertStatus(200)
    // Drawing so much may take the time that the call has for Stripe.
    await retryUnsentEvidence()
    assert.containSubset(await evidenceRow(id), { status: 'sent', failure: null })
    const { submissions, files } = await atStripe(stripeId)
    assert.equal(submissions, 1)
    assert.isAtMost(
      files.reduce((sum, { pages }) => sum + pages, 0),
      12
    )
  })
    .tags(['EVID-9'])
    .timeout(120_000)

  test('that a statement breaks all the same is told in plain words, and a shorter one is sent', async ({
    assert,
    client,
  }) => {
    const { id, stripeId } = await givenDispute()
    const { page, send } = await givenDisputeClient(client, id)
    ;(await send('Yes.\n'.repeat(1_900).trim())).assertStatus(200)
    await retryUnsentEvidence()
    assert.containSubset(await evidenceRow(id), { status: 'failed', failure: PAGE_LIMIT })
    const { evidence } = await page()
    assert.equal(
      evidence.refusal,
      'It has more pages than the bank takes. Shorten your statement and send it again, or answer in Stripe’s dashboard.'
    )
    assert.equal((await atStripe(stripeId)).submissions, 0)
    ;(await send('Yes.')).assertStatus(200)
    await retryUnsentEvidence()
    assert.equal((await atStripe(stripeId)).submissions, 1)
  }).tags(['EVID-9'])

  test('is that of texts and files together, at the stand-in as at Stripe, also before anything is submitted', async ({
    assert,
  }) => {
    const { stripeId } = await givenDispute()
    const put = async (letters: number) => {
      const text = 'x'.repeat(letters)
      const { status, body } = await call(`disputes/${stripeId}`, {
        'evidence[product_description]': text,
        'evidence[uncategorized_text]': text,
        'evidence[refund_refusal_explanation]': text,
        'submit': 'false',
      })
      return [status, (body as { error?: { code?: string } }).error?.code]
    }
    assert.deepEqual(await put(19_001), [400, PAGE_LIMIT])
    assert.isUndefined((await stripeSandbox.disputes.find(stripeId))!.evidence)
    assert.deepEqual(await put(19_000), [200, undefined])
  }).tags(['EVID-9'])
})
