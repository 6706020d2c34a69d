import { test } from '@japa/runner'
import type { Refundable } from '#commerce/orders/actions/lock_checkout_for_refund'
import { allocateRefund } from '#commerce/payments/allocate_refund'
import { pence } from '#shared/money'

/** The refundable amounts, in pence, of the rows 1, 2, … of a checkout and of its shipping. */
const refundable = (lefts: number[], shippingLeft: number) =>
  ({
    orders: lefts.map((left, index) => ({ id: index + 1, left: pence(left) })),
    shippingLeft: pence(shippingLeft),
  }) as Refundable

test.group('A refund without lines', () => {
  test('{title}')
    .with([
      {
        title: 'is divided in proportion to what is refundable of the rows',
        given: refundable([2400, 4550], 359),
        amount: 1000,
        lines: [345, 655],
        shipping: 0,
      },
      {
        title: 'is taken from shipping once the rows are used up',
        given: refundable([2400, 4550], 359),
        amount: 7000,
        lines: [2400, 4550],
        shipping: 50,
      },
      {
        title: 'leaves out a row with nothing left, and one that gets nothing',
        given: refundable([0, 1, 4000], 0),
        amount: 2,
        lines: [null, null, 2],
        shipping: 0,
      },
      {
        title: 'is all of shipping where no row has anything left',
        given: refundable([0, 0], 359),
        amount: 300,
        lines: [null, null],
        shipping: 300,
      },
      {
        title: 'is no more than is left in all',
        given: refundable([100], 359),
        amount: 1000,
        lines: [100],
        shipping: 359,
      },
    ])
    .run(({ assert }, { given, amount, lines, shipping }) => {
      const expected = lines.flatMap((part, index) =>
        part === null ? [] : [{ orderId: index + 1, amount: pence(part) }]
      )
      const allocation = allocateRefund(pence(amount), given)
      assert.deepEqual(allocation, { lines: expected, shippingAmount: pence(shipping) })
    })
})
