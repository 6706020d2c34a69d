import { test } from '@japa/runner'
import { orderNumber } from '#database/demo/order_numbers'

test.group('Demo order numbers', () => {
  test('have the form of every order number and never repeat', ({ assert }) => {
    const numbers = Array.from({ length: 50_000 }, (_, index) => orderNumber(index + 1))
    assert.equal(new Set(numbers).size, numbers.length)
    for (const number of numbers.slice(0, 500)) assert.match(number, /^GS-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  })

  test('are the same on every run', ({ assert }) => {
    assert.equal(orderNumber(1), orderNumber(1))
    assert.notEqual(orderNumber(1).slice(0, 4), orderNumber(2).slice(0, 4))
  })
})
