import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import stripeConfig from '#config/stripe'
import { NO_TAX } from '#commerce/orders/included_tax'
import { taxOf } from '#commerce/payments/payment'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence } from '#shared/money'
import {
  checkoutRow,
  setupCheckout,
  givenPlacedBasket,
  givenPlacedOrder,
  orderRows,
  paid,
  sessionOf,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import {
  givenTaxedSale,
  sentTo,
  setupTaxes,
  taxesOf,
} from '#tests/functional/checkout/taxes_fixtures'
import { call, callStatus, FORM } from '#tests/functional/payments/sandbox_calls'
import { givenTwoStalls } from '#tests/support/baskets'
import { givenAdminClient } from '#tests/support/admin_client'
import { mailsDuring } from '#tests/support/mails_during'
import { BUYER, orderOf } from '#tests/support/purchase'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

test.group('A sale with the tax switched off', (group) => {
  group.each.setup(setupCheckout)

  test('asks Stripe for no tax, makes no customer there and shows no tax', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenTaxedSale()
    const [{ body }] = sentTo('/v1/checkout/sessions')
    assert.notInclude(JSON.stringify(body), 'tax')
    assert.lengthOf(sentTo('/v1/customers'), 0)
    assert.deepEqual(await taxesOf(checkoutId, sessionId), {
      checkout: '0.00',
      rows: ['0.00'],
      told: 0,
      total: 5357,
    })
  }).tags(['TAXS-2'])

  test('does not mention tax in mail and pages', async ({ assert, client }) => {
    const mails = await mailsDuring(givenTaxedSale)
    assert.lengthOf(mails, 1)
    assert.notInclude(mails[0]!.text, 'Including')
    const { open } = await givenAdminClient(client)
    const [row] = await orderRows((await checkoutIds())[0]!)
    const { file } = await open<{ file: { taxAmount: number } }>(
      `/admin/orders/${row.order_number}`
    )
    assert.equal(file.taxAmount, 0)
  }).tags(['TAXS-2'])
})

test.group('A sale with the tax switched on', (group) => {
  group.each.setup(setupTaxes)

  test('costs what it costs without, and Stripe says how much of it is VAT', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenTaxedSale()
    // A sixth of 49.98 and of 3.59.
    assert.deepEqual(await taxesOf(checkoutId, sessionId), {
      checkout: '8.93',
      rows: ['8.33'],
      told: 893,
      total: 5357,
    })
    const { total_amount: total, payment_status: status } = await checkoutRow(checkoutId)
    assert.deepEqual([total, status], ['53.57', 'paid'])
  }).tags(['TAXS-1'])

  test('tells Stripe the destination through a customer, made once, with all prices including tax', async ({
    assert,
  }) => {
    stripeSandbox.faults.plan('drop_answer', 1)
    const { order } = await givenPlacedOrder()
    const customers = sentTo('/v1/customers')
    assert.lengthOf(customers, 2)
    for (const { key, body } of customers) {
      assert.equal(key, `checkout-${order.checkoutId}-session-1-customer`)
      assert.containsSubset(body, {
        email: BUYER.customerInfo.email,
        name: BUYER.customerInfo.name,
        shipping: { address: { line1: '1 Stage Road', postal_code: 'LS1 1AA', country: 'GB' } },
      })
    }
    const [customer, ...others] = await stripeSandbox.customers.all()
    assert.lengthOf(others, 0)
    const [{ body }] = sentTo('/v1/checkout/sessions')
    assert.containsSubset(body, {
      customer: customer!.id,
      automatic_tax: { enabled: 'true' },
      line_items: [{ price_data: { tax_behavior: 'inclusive' } }],
      shipping_options: [{ shipping_rate_data: { tax_behavior: 'inclusive' } }],
    })
    assert.notProperty(body, 'customer_email')
  }).tags(['TAXS-1'])

  test('names clothing as clothing', async ({ assert }) => {
    const [{ product: shirt }, { product: mug }] = [
      await givenActiveProduct({ productType: 'tshirt' }),
      await givenActiveProduct({ productType: 'mug' }),
    ]
    await givenPlacedBasket([shirt.id, mug.id])
    const [{ body }] = sentTo('/v1/checkout/sessions')
    assert.containsSubset(body, {
      line_items: [
        { price_data: { product_data: { tax_code: 'txcd_30011000' } } },
        { price_data: { product_data: { tax_code: 'txcd_99999999' } } },
      ],
      shipping_options: [{ shipping_rate_data: { tax_code: 'txcd_92010001' } }],
    })
  }).tags(['TAXS-4'])

  test('whose address the payment page asks for is taxed by that, row by row to the penny', async ({
    assert,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id, hoodie.id])
    assert.lengthOf(sentTo('/v1/customers'), 0)
    assert.equal((await stripeSandbox.sessions.find(sessionId))!.total_details!.amount_tax, 0)
    await paid(sessionId, typed())
    // 24.00 and 45.50 with a sixth of each, and of 3.59.
    assert.deepEqual(await taxesOf(checkoutId, sessionId), {
      checkout: '12.18',
      rows: ['4.00', '7.58'],
      told: 1218,
      total: 7309,
    })
  }).tags(['TAXS-3'])

  test('keeps the rate that Stripe names', async ({ assert }) => {
    const { checkoutId } = await givenTaxedSale()
    assert.equal((await checkoutRow(checkoutId)).tax_rate, '20.000')
  }).tags(['TAXS-11'])

  test('to a country without tax has none', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const address = { ...BUYER.shippingAddress, state: 'CA', zipCode: '90001', country: 'US' }
    await db.table('last_shipping_rates').insert({
      country: 'US',
      goods: `${product.productType} 1`,
      amount: '3.79',
      quoted_at: new Date(),
    })
    const placed = await new HttpSession().post(
      '/api/orders',
      orderOf(product, { shippingAddress: address })
    )
    const { checkoutId } = placed.json().order
    const sessionId = await sessionOf(checkoutId)
    await paid(sessionId, { email: 'robin@example.com', name: null, address: null })
    const { checkout, told } = await taxesOf(checkoutId, sessionId)
    assert.deepEqual([checkout, told], ['0.00', 0])
    assert.isNull((await checkoutRow(checkoutId)).tax_rate)
    const [{ body }] = sentTo('/v1/customers')
    assert.containsSubset(body, { shipping: { address: { state: 'CA', country: 'US' } } })
  }).tags(['TAXS-1'])

  test('keeps the request that it began with when the switch is changed meanwhile', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenPlacedOrder()
    stripeConfig.automaticTax = false
    await paid(sessionId, typed())
    assert.equal((await checkoutRow(order.checkoutId)).tax_amount, '8.93')
  }).tags(['TAXS-2'])

  test('shows the tax in the confirmation, on the buyer’s page and on the admin’s, where the platform bears it', async ({
    assert,
    client,
  }) => {
    const mails = await mailsDuring(givenTaxedSale)
    assert.match(mails[0]!.text, /Including VAT:? +£8\.93/)
    assert.include(mails[0]!.html, 'Including VAT')
    const [row] = await orderRows((await checkoutIds())[0]!)
    const { open } = await givenAdminClient(client)
    const { file } = await open<{ file: object }>(`/admin/orders/${row.order_number}`)
    assert.containsSubset(file, {
      taxAmount: 8.93,
      taxName: 'VAT',
      lines: [{ taxAmount: 8.33, artistProfit: 14.98, platformShare: 1.67 }],
    })
    const page = await client.get(mails[0]!.text.match(/\/orders\/\S+/)![0]).withInertia()
    page.assertInertiaPropsContains({ order: { taxAmount: 8.93, taxName: 'VAT' } })
  }).tags(['TAXS-5'])
})

const TAXED = {
  ...FORM,
  'automatic_tax[enabled]': 'true',
  'line_items[0][price_data][tax_behavior]': 'inclusive',
}
const UNSAID = { 'line_items[0][price_data][tax_behavior]': '' }
const BOTH = { customer: 'cus_one', customer_email: 'robin@example.com' }
const ASKING = { ...TAXED, 'shipping_address_collection[allowed_countries][0]': 'GB' }

test.group('The payment stand-in taxes as Stripe does', (group) => {
  group.each.setup(setupTaxes)

  test('and returns it line by line where the lines are asked for', async ({ assert }) => {
    const { sessionId } = await givenPlacedOrder()
    const path = `checkout/sessions/${sessionId}?expand[]=line_items`
    const { body } = await call(path, {}, { method: 'GET' })
    assert.containsSubset(body, {
      automatic_tax: { enabled: true, status: 'complete' },
      shipping_cost: { amount_tax: 60, amount_total: 359 },
      total_details: { amount_tax: 893 },
      amount_total: 5357,
      line_items: { data: [{ amount_tax: 833, amount_total: 4998 }] },
    })
  }).tags(['TAXS-6'])

  test('and refuses what it could not compute: {name}')
    .tags(['TAXS-6'])
    .with([
      { name: 'the destination is unknown', form: TAXED },
      { name: 'not said whether it is included', form: { ...ASKING, ...UNSAID } },
      { name: 'a customer and an email', form: { ...ASKING, ...BOTH } },
      { name: 'a customer who is none', form: { ...ASKING, customer: 'cus_nobody' } },
    ])
    .run(async ({ assert }, { form }) => {
      assert.equal(await callStatus('checkout/sessions', ASKING), 200)
      assert.equal(await callStatus('checkout/sessions', form), 400)
    })

  test('and makes no customer with an invalid address', async ({ assert }) => {
    const status = (form: Record<string, string>) => callStatus('customers', form)
    const address = { 'shipping[name]': 'Robin', 'shipping[address][country]': 'GB' }
    assert.equal(await status(address), 200)
    assert.equal(await status({ ...address, 'shipping[address][country]': 'Leeds' }), 400)
    assert.equal(await status({ 'shipping[address][country]': 'GB' }), 400)
    assert.equal(await status({ ...address, colour: 'red' }), 400)
  }).tags(['TAXS-6'])
})

test.group('Tax in a payment of another currency', () => {
  test('is not recorded in our ledger', async ({ assert }) => {
    const tax = { total: pence(500), ofShipping: pence(60) }
    const payment = { tax, currency: 'USD', currencyExpected: 'GBP' }
    assert.deepEqual(taxOf(payment as never), NO_TAX)
    assert.deepEqual(taxOf({ ...payment, currency: 'GBP' } as never), tax)
  })
})

async function checkoutIds(): Promise<number[]> {
  return (await db.from('checkouts').orderBy('id')).map(({ id }) => id)
}
