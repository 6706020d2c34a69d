import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import printfulConfig from '#config/printful'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { checkedFetch } from '#tests/support/api_contract'

async function send(payload: object): Promise<number> {
  const url = `${appUrl}/api/webhooks/printful/${printfulConfig.webhookSecret}`
  const { status } = await checkedFetch(url, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json' },
  })
  return status
}

test.group('A Printful event', (group) => {
  group.each.setup(setupCheckout)

  test('with an id beyond every number of ours is not understood: {id}')
    .tags(['SAFE-16'])
    .with([1e20, 1e300, '9223372036854775808', '1e400', 2 ** 53].map((id) => ({ id })))
    .run(async ({ assert }, { id }) => {
      const event = { created: 1, retries: 0, store: 1 }
      const bodies = [
        { type: 'order_updated', data: { order: { id } } },
        { type: 'package_returned', data: { order: { id: 1 }, shipment: { id } } },
        { type: 'product_updated', data: { sync_product: { id } } },
        { type: 'stock_updated', data: { product_id: id } },
      ]
      for (const body of bodies) assert.equal(await send({ ...event, ...body }), 422, body.type)
      assert.lengthOf(await db.from('webhook_events').where('provider', 'printful'), 0)
    })
})
