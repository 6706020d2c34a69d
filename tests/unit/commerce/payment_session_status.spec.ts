import { test } from '@japa/runner'
import {
  mayMove,
  statusesBefore,
  type PaymentSessionStatus,
} from '#commerce/payments/payment_session_status'

const ALL: PaymentSessionStatus[] = [
  'creating',
  'open',
  'processing',
  'complete',
  'expired',
  'failed',
]

test.group('A payment session', () => {
  test('may become paid from anywhere, because money that was taken always counts', ({
    assert,
  }) => {
    for (const from of ALL.filter((status) => status !== 'complete'))
      assert.isTrue(mayMove(from, 'complete'), from)
  })

  test('may come from each status that leads there', ({ assert }) => {
    for (const to of ALL)
      assert.deepEqual(
        statusesBefore(to).toSorted(),
        ALL.filter((from) => mayMove(from, to)).toSorted(),
        to
      )
    assert.deepEqual(statusesBefore('expired').toSorted(), ['creating', 'open'])
  })

  test('never leaves paid', ({ assert }) => {
    for (const to of ALL) assert.isFalse(mayMove('complete', to), to)
  })

  test('never goes back, and never expires while a payment is processing', ({ assert }) => {
    for (const from of ALL) assert.isFalse(mayMove(from, 'creating'), from)
    for (const [from, to] of [
      ['processing', 'expired'],
      ['processing', 'open'],
      ['expired', 'open'],
      ['failed', 'processing'],
      ['expired', 'processing'],
    ] as const) {
      assert.isFalse(mayMove(from, to), `${from} to ${to}`)
    }
  })
})
