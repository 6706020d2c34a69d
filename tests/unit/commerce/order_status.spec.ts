import { test } from '@japa/runner'
import { assertMove, ORDER_STATUSES, type OrderStatus } from '#commerce/orders/order_status'

const ALLOWED: [OrderStatus, OrderStatus][] = [
  ['pending', 'processing'],
  ['pending', 'cancelled'],
  ['processing', 'shipped'],
  ['processing', 'cancelled'],
  ['shipped', 'delivered'],
  ['cancelled', 'processing'],
]

test.group('Order moves', () => {
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES) {
      const isAllowed = ALLOWED.some(([one, other]) => one === from && other === to)
      test(`${from} ${isAllowed ? 'may become' : 'never becomes'} ${to}`, ({ assert }) => {
        const refusal =
          from === to
            ? `This order is already ${from}`
            : `An order that is ${from} can’t become ${to}`
        if (isAllowed) assert.doesNotThrow(() => assertMove(from, to))
        else assert.throws(() => assertMove(from, to), refusal)
      })
    }
  }
})
