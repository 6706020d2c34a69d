import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { BeginReceiptSeries } from '#commerce/receipts/actions/begin_receipt_series'
import { IssueReceipts } from '#commerce/receipts/actions/issue_receipts'
import { during } from '#tests/functional/accounting/books_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenTaxedSale, setupTaxes } from '#tests/functional/checkout/taxes_fixtures'
import { givenSoldShirt } from '#tests/functional/ledger/sale_fixtures'
import {
  givenReceiptLink,
  issuedNumbers,
  issueReceipts,
} from '#tests/functional/orders/receipt_fixtures'
import { refund } from '#tests/functional/payments/refund_fixtures'

const cursor = async () => (await db.from('receipt_cursors').firstOrFail()).complete_until as Date

const postedAt = async (checkoutId: number) =>
  (await db.from('ledger_transactions').where('key', `sale-${checkoutId}`).firstOrFail())
    .occurred_at as Date

async function givenRefundedShirt() {
  const { checkoutId, order } = await givenSoldShirt()
  await refund({ checkoutId, lines: [{ orderId: order.id, amount: null }] })
  return checkoutId
}

test.group('Issuing receipts', (group) => {
  group.each.setup(setupCheckout)

  test('goes on where a batch ended, and leaves out no credit note', async ({ assert }) => {
    const checkouts = [await givenRefundedShirt(), await givenRefundedShirt()]
    const issue = await app.container.make(IssueReceipts)
    assert.equal(await issue.handle(1), 4)
    assert.deepEqual(await issuedNumbers(), { receipts: [1, 2], creditNotes: [1, 2] })
    const rows = await db.from('receipts').where('kind', 'receipt').orderBy('number')
    assert.deepEqual(
      rows.map((row) => row.checkout_id),
      checkouts
    )
    assert.equal(await issue.handle(1), 0)
  }).tags(['TAXS-7'])

  test('of one checkout that fails keeps back no other, and is tried again', async ({ assert }) => {
    const [first, bad, last] = [
      await givenSoldShirt(),
      await givenSoldShirt(),
      await givenSoldShirt(),
    ]
    // More tax in the rows than in the whole.
    const taxOfBad = (amount: string) =>
      db.from('orders').where('checkout_id', bad.checkoutId).update({ tax_amount: amount })
    await taxOfBad('1.00')
    for (let run = 0; run < 2; run++)
      await assert.rejects(
        () => issueReceipts(),
        `No receipts could be issued for checkouts ${bad.checkoutId}`
      )
    const issued = await db.from('receipts').orderBy('number').select('checkout_id', 'number')
    assert.deepEqual(issued, [
      { checkout_id: first.checkoutId, number: 1 },
      { checkout_id: last.checkoutId, number: 2 },
    ])
    assert.deepEqual(await cursor(), await postedAt(bad.checkoutId))
    await taxOfBad('0.00')
    assert.equal(await issueReceipts(), 1)
    assert.deepEqual((await issuedNumbers()).receipts, [1, 2, 3])
  }).tags(['TAXS-13'])

  test('waits for a locked checkout without keeping back others', async ({ assert }) => {
    const [locked, other] = [await givenSoldShirt(), await givenSoldShirt()]
    const issue = await app.container.make(IssueReceipts)
    const trx = await db.transaction()
    await trx.from('checkouts').where('id', locked.checkoutId).forUpdate()
    const waiting = issue.ofCheckout(locked.checkoutId)
    await issue.ofCheckout(other.checkoutId)
    const issued = await db.from('receipts').select('checkout_id')
    assert.deepEqual(issued, [{ checkout_id: other.checkoutId }])
    await trx.rollback()
    await waiting
    assert.deepEqual((await issuedNumbers()).receipts, [1, 2])
  }).tags(['TAXS-7'])

  test('lists the numbers in the export of the buyer’s data, and of nobody else', async ({
    assert,
    client,
  }) => {
    const checkoutId = await givenRefundedShirt()
    await issueReceipts()
    const [buyer, other] = await UserFactory.createMany(2)
    await db.from('checkouts').where('id', checkoutId).update({ user_id: buyer!.id })
    const exported = async (account: typeof buyer) =>
      (await client.get('/api/account/export').loginAs(account!)).body().receipts
    const { order_number: orderNumber } = await db.from('orders').firstOrFail()
    assert.containSubset(await exported(buyer), [
      { number: 'R-000001', isCreditNote: false, total: 28.58, orderNumbers: [orderNumber] },
      { number: 'CN-000001', isCreditNote: true },
    ])
    assert.deepEqual(await exported(other), [])
  }).tags(['ACC-2'])

  test('begins a new series after a restore, once, and gives no number again', async ({
    assert,
    client,
  }) => {
    const before = await givenSoldShirt()
    await issueReceipts()
    const begin = await app.container.make(BeginReceiptSeries)
    assert.equal(await during('2026-11-28T14:34:20Z', () => begin.handle()), '261128Q34')
    assert.isNull(await begin.handle())
    const after = await givenRefundedShirt()
    await issueReceipts()
    const numbersOf = async (checkoutId: number) => {
      const { receipts } = await givenReceiptLink(client, checkoutId)
      return (await receipts()).map(({ number }) => number)
    }
    assert.deepEqual(await numbersOf(before.checkoutId), ['R-000001'])
    assert.deepEqual(await numbersOf(after), ['R261128Q34-000001', 'CN261128Q34-000001'])
    const { pdf, receipts } = await givenReceiptLink(client, after)
    assert.include(await pdf('CN261128Q34-000001'), 'Corrects receipt R261128Q34-000001.')
    assert.deepEqual((await receipts())[1]!.notes[0], 'Corrects receipt R261128Q34-000001.')
    // Another restored copy, in the same minute.
    await db.from('receipt_series').update({ database_copy: 'of the restore before' })
    assert.equal(await during('2026-11-28T14:34:50Z', () => begin.handle()), '261128Q35')
    assert.deepEqual(
      (await db.from('receipt_series').orderBy('series')).map(({ series }) => series),
      [2, 3]
    )
  }).tags(['TAXS-12'])

  test('begins another series with a second restore from the same backup', async ({
    assert,
    client,
  }) => {
    const checkoutId = await givenRefundedShirt()
    const begin = await app.container.make(BeginReceiptSeries)
    const numbersAfterRestore = async (time: string) => {
      // What the backup has: nothing of the restores that were made from it.
      await db.rawQuery('TRUNCATE receipts, receipt_series, receipt_cursors')
      await during(time, () => begin.handle())
      await issueReceipts()
      const { receipts } = await givenReceiptLink(client, checkoutId)
      return (await receipts()).map(({ number }) => number)
    }
    const first = await numbersAfterRestore('2026-11-28T08:59:59Z')
    assert.deepEqual(first, ['R261128J59-000001', 'CN261128J59-000001'])
    const second = await numbersAfterRestore('2026-11-28T09:00:00Z')
    assert.deepEqual(second, ['R261128K00-000001', 'CN261128K00-000001'])
    assert.deepEqual(await numbersAfterRestore('2027-06-30T23:30:00Z'), [
      'R270630Z30-000001',
      'CN270630Z30-000001',
    ])
  }).tags(['TAXS-12'])

  test('keeps the number of a series that was named before series had a time', async ({
    assert,
    client,
  }) => {
    await db.table('receipt_series').insert({
      series: 2,
      database_copy: 'of an earlier release',
      begun_at: '2026-11-01T12:00:00Z',
    })
    const checkoutId = await givenRefundedShirt()
    await issueReceipts()
    const { receipts } = await givenReceiptLink(client, checkoutId)
    assert.deepEqual(
      (await receipts()).map(({ number }) => number),
      ['R2-000001', 'CN2-000001']
    )
  }).tags(['TAXS-12'])
})

test.group('A receipt', (group) => {
  group.each.setup(setupTaxes)

  test('has the time of the charge as tax point and the country of the tax report', async ({
    assert,
    client,
  }) => {
    const { checkoutId } = await givenTaxedSale()
    await db
      .from('checkouts')
      .where('id', checkoutId)
      .update({ paid_at: '2027-03-01T12:00:00Z', country: 'US' })
    const { event_at: chargedAt } = await db
      .from('ledger_transactions')
      .where('key', `sale-${checkoutId}`)
      .firstOrFail()
    const { receipts } = await givenReceiptLink(client, checkoutId)
    const [receipt] = await receipts()
    assert.equal(receipt!.suppliedAt, chargedAt.toISOString())
    assert.equal(receipt!.taxLabel, 'VAT')
    const { country } = await db.from('receipts').firstOrFail()
    assert.equal(country, 'GB')
  }).tags(['TAXS-8'])
})
