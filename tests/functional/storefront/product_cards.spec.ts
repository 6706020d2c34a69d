import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

test.group('The cards of products', (group) => {
  group.each.setup(rollbackAfterEach)

  test('lead to their pages and to the stores of their artists, without scripts too', async ({
    assert,
  }) => {
    const shown = [await givenActiveProduct({}), await givenActiveProduct({})]
    const { text } = await new HttpSession().get('/browse')
    for (const { product, artist } of shown) {
      assert.include(text, `href="/product/${product.id}"`)
      assert.include(text, `href="/store/${artist.id}"`)
    }
  }).tags(['PROD-6'])
})
