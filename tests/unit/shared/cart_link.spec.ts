import { test } from '@japa/runner'
import { cartLink, linkedLines } from '#shared/cart_link'

test.group('A link that fills the cart', () => {
  test('names every line as it was ordered, whatever its words', ({ assert }) => {
    const lines = [
      { productId: 17, size: 'M', color: 'Black & White', quantity: 2 },
      { productId: 4, size: '11 oz', color: 'Standard', quantity: 1 },
    ]
    const { pathname, search } = new URL(cartLink(lines), 'https://shop.test')
    assert.equal(pathname, '/checkout')
    assert.deepEqual(
      linkedLines(search),
      lines.map((line) => ({
        ...line,
        productId: String(line.productId),
        quantity: String(line.quantity),
      }))
    )
  }).tags(['BUYR-9'])

  test('has no line where a part is missing or one too many', ({ assert }) => {
    for (const search of ['', '?add=', '?add=17', '?add=1|2|3', '?add=17|1|M|Black|'])
      assert.deepEqual(linkedLines(search), [], search)
  }).tags(['BUYR-9'])
})
