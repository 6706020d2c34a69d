import { test } from '@japa/runner'
import { foldOrderNumber } from '#commerce/orders/order_link'

test.group('An order number', () => {
  test('is read as typed: {$self}')
    .with(['GS-7QK2-81XM', ' gs 7qk2 81xm', 'gs7qk281xm', '7QK2-81XM', '7qk2 81xm', 'GS–7QK2–81XM'])
    .run(({ assert }, typed) => assert.equal(foldOrderNumber(typed), 'GS-7QK2-81XM'))

  test('is not {$self}')
    .with(['', 'GS-7QK2', 'GS-7QK2-81XM-1', 'AB-7QK2-81XM', 'robin@example.com'])
    .run(({ assert }, typed) => assert.isNull(foldOrderNumber(typed)))

  test('may begin with GS after its prefix, or without it', ({ assert }) => {
    assert.equal(foldOrderNumber('gsgs12abcd'), 'GS-GS12-ABCD')
    assert.equal(foldOrderNumber('gs12abcd'), 'GS-GS12-ABCD')
  })
})
