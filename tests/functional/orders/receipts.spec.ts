import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import stripeConfig from '#config/stripe'
import { seller } from '#config/seller'
import { UserFactory } from '#database/factories/user_factory'
import { IssueReceipts } from '#commerce/receipts/actions/issue_receipts'
import { pence } from '#shared/money'
import { moved } from '#tests/functional/accounting/books_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenTaxedSale, setupTaxes } from '#tests/functional/checkout/taxes_fixtures'
import { givenSoldShirt, givenUnfulfillablePayment } from '#tests/functional/ledger/sale_fixtures'
import {
  givenReceiptLink,
  issuedNumbers,
  issueReceipts,
} from '#tests/functional/orders/receipt_fixtures'
import { givenPaidBasket, refund } from '#tests/functional/payments/refund_fixtures'
import { mailsDuring } from '#tests/support/mails_during'
import { nastyNames } from '#tests/support/nasty_names'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

test.group('The receipt of a taxed order', (group) => {
  group.each.setup(setupTaxes)

  test('has what a VAT invoice has, as it was frozen with the payment', async ({
    assert,
    client,
  }) => {
    const { checkoutId, row } = await givenTaxedSale()
    const { receipts, pdf } = await givenReceiptLink(client, checkoutId)
    const [receipt, ...others] = await receipts()
    assert.lengthOf(others, 0)
    assert.containSubset(receipt, {
      number: 'R-000001',
      title: 'VAT receipt',
      isTaxed: true,
      taxLabel: 'VAT',
      currency: 'GBP',
      seller: { name: seller.name, address: seller.address, vatNumber: seller.vatNumber },
      buyer: ['Robin Example', '1 Stage Road', 'Leeds', 'West Yorkshire', 'LS1 1AA'],
      lines: [
        {
          orderNumber: row.order_number,
          name: row.product_name,
          quantity: 2,
          unitPrice: 24.99,
          rate: '20%',
          net: 41.65,
          tax: 8.33,
          gross: 49.98,
        },
      ],
      shipping: { rate: '20%', net: 2.99, tax: 0.6, gross: 3.59 },
      total: { net: 44.64, tax: 8.93, gross: 53.57 },
      notes: [],
    })
    const text = await pdf('R-000001')
    for (const words of [
      'VAT RECEIPT',
      'R-000001',
      'Date of supply (tax point)',
      'incl. VAT',
      seller.name,
      `VAT number ${seller.vatNumber}`,
      'Robin Example',
      row.product_name,
      '20%',
      '£41.65',
      '£8.33',
      '£44.64',
      '£8.93',
      '£53.57',
    ])
      assert.include(text, words)
  }).tags(['TAXS-8'])

  test('stays as it is when price, names, seller and the tax switch are changed', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { checkoutId, product } = await givenTaxedSale()
    const { receipts } = await givenReceiptLink(client, checkoutId)
    const before = await receipts()
    const { name, vatNumber } = seller
    cleanup(() => void Object.assign(seller, { name, vatNumber }))
    Object.assign(seller, { name: 'Another company', vatNumber: 'GB 999 9999 99' })
    stripeConfig.automaticTax = false
    await db
      .from('products')
      .where('id', product.id)
      .update({ name: 'Another name', selling_price: '99.00' })
    assert.deepEqual(await receipts(), before)
    for (const change of [`UPDATE receipts SET tax_amount = 0`, `DELETE FROM receipts`])
      await assert.rejects(() => db.rawQuery(change), /append-only/)
  }).tags(['TAXS-8'])

  test('has credit notes for refunds, with their part of the tax and numbers of their own', async ({
    assert,
    client,
  }) => {
    const { checkoutId, row } = await givenTaxedSale()
    const { receipts, pdf } = await givenReceiptLink(client, checkoutId)
    await refund({ checkoutId, lines: [{ orderId: row.id, amount: pence(1000) }] })
    await refund({
      checkoutId,
      lines: [{ orderId: row.id, amount: null }],
      shippingAmount: pence(359),
    })
    const [receipt, first, second] = await receipts()
    assert.equal(receipt!.total.tax, 8.93)
    assert.containSubset(first, {
      number: 'CN-000001',
      title: 'VAT credit note',
      isCreditNote: true,
      notes: ['Corrects receipt R-000001.'],
      lines: [{ quantity: null, net: 8.33, tax: 1.67, gross: 10 }],
      shipping: null,
      total: { net: 8.33, tax: 1.67, gross: 10 },
    })
    assert.containSubset(second, {
      number: 'CN-000002',
      lines: [{ tax: 6.66, gross: 39.98 }],
      shipping: { net: 2.99, tax: 0.6, gross: 3.59 },
      total: { tax: 7.26, gross: 43.57 },
    })
    const text = await pdf('CN-000002')
    for (const words of ['VAT CREDIT NOTE', 'Corrects receipt R-000001.', '£43.57', '£7.26'])
      assert.include(text, words)
  }).tags(['TAXS-9'])

  test('has a credit note that says so where the bank sent its refund back', async ({
    assert,
    client,
  }) => {
    const { checkoutId, row } = await givenTaxedSale()
    const { receipts } = await givenReceiptLink(client, checkoutId)
    await refund({ checkoutId, lines: [{ orderId: row.id, amount: pence(777) }] })
    await receipts()
    const { stripe_refund_id: id } = await db.from('refunds').firstOrFail()
    await stripeSandbox.failRefund(id)
    await stripeSandbox.deliveriesDone()
    await refund({ checkoutId, lines: [{ orderId: row.id, amount: null }] })
    const [, returned, whole] = await receipts()
    assert.include(returned!.notes, 'Cancelled: the bank sent this refund back to us.')
    assert.deepEqual([whole!.number, whole!.total.tax], ['CN-000002', 8.33])
  }).tags(['TAXS-9'])

  test('is linked in the confirmation and on the order page', async ({ assert, client }) => {
    const mails = await mailsDuring(givenTaxedSale)
    const link = mails[0]!.text.match(/Your receipt: \S+?(\/orders\/\S+)/)![1]!
    assert.match(link, /\/receipt\?token=/)
    assert.include(mails[0]!.html, link)
    ;(await client.get(link)).assertStatus(200)
    const page = await client.get(link.replace('/receipt', '')).withInertia()
    page.assertInertiaPropsContains({ order: { hasReceipt: true } })
  }).tags(['TAXS-10'])

  test('writes names of any length and alphabet: {kind}')
    .tags(['TAXS-10'])
    .with(nastyNames)
    .run(async ({ assert, client }, { name }) => {
      const { checkoutId } = await givenTaxedSale()
      await db.from('orders').where('checkout_id', checkoutId).update({ product_name: name })
      await db.from('checkouts').where('id', checkoutId).update({ customer_name: name })
      const { pdf } = await givenReceiptLink(client, checkoutId)
      assert.include(await pdf('R-000001'), '£53.57')
    })
})

test.group('The receipt of an order without tax', (group) => {
  group.each.setup(setupCheckout)

  test('says that no VAT was charged, and names no VAT number', async ({ assert, client }) => {
    const { checkoutId } = await givenSoldShirt()
    const { receipts, pdf } = await givenReceiptLink(client, checkoutId)
    const [receipt] = await receipts()
    assert.containSubset(receipt, {
      title: 'Receipt',
      isTaxed: false,
      notes: ['No VAT was charged.'],
      total: { tax: 0, gross: 28.58 },
    })
    assert.isNull(receipt!.seller.vatNumber)
    const text = await pdf('R-000001')
    assert.include(text, 'No VAT was charged.')
    assert.notInclude(text, 'VAT number')
  }).tags(['TAXS-8'])

  test('is opened by its buyer, by the link and by admins; to others it does not exist', async ({
    assert,
    client,
  }) => {
    const { checkoutId } = await givenSoldShirt()
    const buyer = await UserFactory.create()
    const { receipts, path, pathname, pdfPath } = await givenReceiptLink(client, checkoutId)
    await receipts()
    await db.from('checkouts').where('id', checkoutId).update({ user_id: buyer.id })
    const page = `${pathname}/receipt`
    const file = `${pathname}/receipts/R-000001.pdf`
    const support = await UserFactory.merge({ userType: 'admin', adminRole: 'support' }).create()
    for (const account of [buyer, support])
      for (const address of [page, file])
        (await client.get(address).loginAs(account)).assertStatus(200)
    const artist = await UserFactory.apply('artist').create()
    const withoutRole = await UserFactory.apply('admin').create()
    await withoutRole.merge({ adminRole: null }).save()
    for (const account of [await UserFactory.create(), artist, withoutRole])
      for (const address of [page, file])
        (await client.get(address).loginAs(account)).assertStatus(404)
    ;(await client.get(page).redirects(0)).assertHeader('location', '/login')
    for (const address of [path, pdfPath('R-000001')]) {
      ;(await client.get(address)).assertStatus(200)
      ;(await client.get(address.replace(/.$/, '_'))).assertStatus(404)
    }
    for (const unknown of ['R-000002', 'CN-000001', 'x'])
      (await client.get(pdfPath(unknown))).assertStatus(404)
    const shared = await client.get(path)
    assert.equal(shared.header('referrer-policy'), 'no-referrer')
  }).tags(['TAXS-10'])

  test('keeps no name or address of its own, and says where they were deleted', async ({
    assert,
    client,
  }) => {
    const { checkoutId } = await givenSoldShirt()
    const { receipts } = await givenReceiptLink(client, checkoutId)
    await receipts()
    const stored = JSON.stringify(await db.from('receipts'))
    for (const word of ['Robin', 'Stage Road', 'robin@example.com']) assert.notInclude(stored, word)
    await db.from('checkouts').where('id', checkoutId).update({
      customer_name: null,
      street: null,
      city: null,
      state: null,
      zip_code: null,
    })
    assert.deepEqual((await receipts())[0]!.buyer, [])
  }).tags(['TAXS-10'])

  test('is numbered without gaps by whoever comes first, once for each sale and refund', async ({
    assert,
    client,
  }) => {
    const first = await givenSoldShirt()
    const second = await givenPaidBasket()
    await givenUnfulfillablePayment()
    await refund({
      checkoutId: second.checkoutId,
      lines: [{ orderId: second.first.id, amount: null }],
    })
    const issue = await app.container.make(IssueReceipts)
    const all = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => issue.handle()),
      ...Array.from({ length: 4 }, () => issue.ofCheckout(first.checkoutId)),
      ...Array.from({ length: 4 }, () => issue.ofCheckout(second.checkoutId)),
    ])
    assert.isTrue(all.every(({ status }) => status === 'fulfilled'))
    assert.deepEqual(await issuedNumbers(), { receipts: [1, 2], creditNotes: [1] })
    assert.equal(await issueReceipts(), 0)
    const third = await givenSoldShirt()
    await assert.rejects(() =>
      db.transaction(async (trx) => {
        await trx.rawQuery(
          `INSERT INTO receipts (kind, number, checkout_id, ledger_transaction_id, supplied_at, issued_at, seller, country, lines,
                                 shipping_amount, shipping_tax, total_amount, tax_amount)
           SELECT 'receipt', 3, ?, id, now(), now(), '{}', 'GB', '[]', 0, 0, 1, 0 FROM ledger_transactions WHERE key = ?`,
          [third.checkoutId, `sale-${third.checkoutId}`]
        )
        throw new Error('The process ends')
      })
    )
    assert.equal(await issueReceipts(), 1)
    assert.deepEqual((await issuedNumbers()).receipts, [1, 2, 3])
    const { path } = await givenReceiptLink(client, third.checkoutId)
    ;(await client.get(path)).assertStatus(200)
  }).tags(['TAXS-7'])

  test('is none of a posting that has no order, which holds back no other one', async ({
    assert,
  }) => {
    await moved('of no order', { kind: 'sale' })
    await givenSoldShirt()
    assert.equal(await issueReceipts(), 1)
  }).tags(['TAXS-7'])

  test('is none where nothing was sold', async ({ client }) => {
    const { checkoutId } = await givenUnfulfillablePayment()
    const { path } = await givenReceiptLink(client, checkoutId)
    ;(await client.get(path)).assertStatus(404)
  }).tags(['TAXS-7'])
})
