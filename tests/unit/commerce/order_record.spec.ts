import { test } from '@japa/runner'
import { appKeys } from '#config/app'
import { readRecord, toMetadata, type OrderRecord } from '#commerce/payments/restoring/order_record'
import { pence } from '#shared/money'
import { percentage } from '#shared/percentage'

const PAYMENT = { checkoutId: 7, paymentKey: 'key' }

const recordOf = (rows: number): OrderRecord => ({
  userId: 12,
  quotedCountry: 'GB',
  shippingAmount: pence(359),
  isShippingLive: true,
  rows: Array.from({ length: rows }, (_, index) => ({
    id: 2_000_000_000 + index,
    orderNumber: 'GS-AAAA-BBBB',
    variantId: 2_000_000_000,
    qrCodeId: index % 2 === 0 ? 2_000_000_000 : null,
    quantity: 10,
    unitPrice: pence(99_999_99),
    unitCost: pence(99_999_98),
    share: percentage(10_000),
    isSelfPurchase: index === 1,
  })),
})

/** As Stripe gives it back, among our other names of the payment. */
const metadataOf = (record: OrderRecord): Record<string, string> => ({
  checkout_id: '7',
  payment_key: 'key',
  attempt: '1',
  ...toMetadata(record, PAYMENT),
})

test.group('What a payment at Stripe keeps of its orders', () => {
  test('comes back as it was, for one row and for the most of a basket', ({ assert }) => {
    for (const record of [recordOf(1), recordOf(50), { ...recordOf(2), userId: null }])
      assert.deepEqual(readRecord(metadataOf(record)), { ...PAYMENT, record })
  }).tags(['RST-1'])

  test('fits into what Stripe keeps', ({ assert }) => {
    const values = Object.entries(metadataOf(recordOf(50)))
    assert.isAtMost(values.length, 50)
    for (const [name, value] of values) {
      assert.isAtMost(name.length, 40)
      assert.isAtMost(value.length, 500)
    }
  }).tags(['RST-1'])

  test('is not believed once a value of it, or its payment, is another one', ({ assert }) => {
    const metadata = metadataOf(recordOf(2))
    assert.isNotNull(readRecord(metadata))
    const forgeries: Record<string, string>[] = [
      { record: metadata.record!.replace('359', '0') },
      { record_1: metadata.record_1!.replace('9999999', '1') },
      { record_2: '1/GS-AAAA-BBBB/1//1/1/1/1/0' },
      { checkout_id: '8' },
      { payment_key: 'other' },
      { record_mark: 'guessed' },
    ]
    for (const changes of forgeries)
      assert.isNull(readRecord({ ...metadata, ...changes }), JSON.stringify(changes))
    assert.isNull(readRecord(null))
    assert.isNull(readRecord({ checkout_id: '7', payment_key: 'key' }))
  }).tags(['RST-1'])

  test('is believed where an earlier key of the application marked it', ({ assert, cleanup }) => {
    const metadata = metadataOf(recordOf(1))
    appKeys.unshift('p3Vn8Kx5Tq1Zr7Lw9Yb2Hs4Ng6Jd0FcM')
    cleanup(() => void appKeys.shift())
    assert.isNotNull(readRecord(metadata))
  }).tags(['RST-1'])
})
