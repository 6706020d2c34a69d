import { test } from '@japa/runner'
import { parseId, randomCode, randomOrderNumber } from '#shared/ids'

test.group('Ids', () => {
  test('an address part {$self} is no id')
    .with(['0', '-1', '1.5', '01', 'abc', '', '2147483648', '99999999999999', '1e3', ' 1'])
    .run(({ assert }, text) => {
      assert.isNull(parseId(text))
    })

  test('the largest 32-bit number is one', ({ assert }) => {
    assert.equal(parseId('2147483647'), 2_147_483_647)
  })

  test('order numbers are random and readable', ({ assert }) => {
    const numbers = new Set(Array.from({ length: 1000 }, randomOrderNumber))
    assert.equal(numbers.size, 1000)
    for (const number of numbers)
      assert.match(number, /^GS-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  })

  test('codes leave out letters that are misread', ({ assert }) => {
    assert.notMatch(randomCode(5000), /[01ILOU]/)
  })
})
