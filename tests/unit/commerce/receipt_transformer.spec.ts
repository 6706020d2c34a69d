import { test } from '@japa/runner'
import type { ReceiptRow, ReceiptRows } from '#commerce/receipts/queries/receipts_query'
import { toReceipts } from '#commerce/receipts/transformers/receipt_transformer'

const at = new Date('2026-11-01T12:00:00Z')

const receipt: ReceiptRow = {
  id: 1,
  kind: 'receipt',
  series: 1,
  series_name: null,
  number: 1,
  supplied_at: at,
  issued_at: at,
  seller: { name: 'Gigstall', address: null, companyNumber: null, vatNumber: null, email: '' },
  country: 'GB',
  tax_rate: '20.000',
  lines: [{ orderId: 7, gross: 2499, tax: 417 }],
  shipping_amount: '3.59',
  shipping_tax: '0.00',
  total_amount: '28.58',
  tax_amount: '4.17',
  refund_status: null,
  refund_origin: null,
}

/** A credit note of a refund of goods alone. */
const creditNote = (pence: number, origin: ReceiptRow['refund_origin']): ReceiptRow => ({
  ...receipt,
  kind: 'credit_note',
  lines: [{ orderId: 7, gross: pence, tax: 0 }],
  shipping_amount: '0.00',
  total_amount: (pence / 100).toFixed(2),
  tax_amount: '0.00',
  refund_status: 'succeeded',
  refund_origin: origin,
})

const sold = {
  id: 7,
  order_number: 'GS-7QK2-81XM',
  product_name: 'Tee',
  band_name: 'Night Bus',
  size: 'M',
  color: 'Black',
  quantity: 1,
  unit_price: '24.99',
}

const buyer = {
  currency: 'GBP',
  customer_name: null,
  street: null,
  city: null,
  state: null,
  zip_code: null,
  country: null,
}

const toAll = (...documents: ReceiptRow[]) =>
  toReceipts({ documents, sold: [sold], buyer } satisfies ReceiptRows)

test.group('A receipt as it is shown', () => {
  test('has a rate of 0% where there is no tax, but not where it rounds to nothing', ({
    assert,
  }) => {
    const [paid, penny] = toAll(receipt, creditNote(2, 'admin'))
    assert.deepEqual([paid!.lines[0]!.rate, paid!.shipping!.rate], ['20%', '0%'])
    assert.equal(penny!.lines[0]!.rate, '20%')
  }).tags(['TAXS-8'])

  test('says of a lost dispute that the bank took the money back', ({ assert }) => {
    const [paid, refunded, lost] = toAll(
      receipt,
      creditNote(100, 'admin'),
      creditNote(100, 'dispute')
    )
    assert.deepEqual(
      [paid, refunded, lost].map((document) => document!.words.total),
      ['Total paid', 'Total refunded', 'Taken back by the bank']
    )
  }).tags(['TAXS-9'])
})
