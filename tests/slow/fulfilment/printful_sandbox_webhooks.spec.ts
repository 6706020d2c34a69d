import { test } from '@japa/runner'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import {
  call,
  demoProduct,
  givenDraft,
  givenPending,
  setupPrintful,
  someVariant,
  status,
} from '#tests/functional/fulfilment/printful_calls'
import { webhookReceiver } from '#tests/functional/fulfilment/webhook_receiver'

const { orders, webhooks, settings } = printfulSandbox

type Receiver = Awaited<ReturnType<typeof webhookReceiver>>

let shop: Receiver

async function setupWebhooks() {
  const forget = await setupPrintful()
  shop = await webhookReceiver()
  return async () => {
    await forget()
    await shop.close()
  }
}

const register = (types: string[], params?: object) =>
  call('POST /webhooks', { body: { url: shop.url, types, params } })

test.group('Webhooks of the stand-in for Printful', (group) => {
  group.each.setup(setupWebhooks)

  test('have one address a store, which a new call replaces', async ({ assert }) => {
    const none = { url: null, types: [], params: [] }
    assert.deepEqual((await call('GET /webhooks')).result, none)
    await register(['order_updated'])
    await register(['package_shipped'])
    const expected = { url: shop.url, types: ['package_shipped'], params: [] }
    assert.deepEqual((await call('GET /webhooks')).result, expected)
    assert.deepEqual((await call('GET /webhooks', { store: 5501377 })).result, none)
    assert.deepEqual((await call('DELETE /webhooks')).result, none)
    assert.deepEqual((await call('GET /webhooks')).result, none)
  })

  test('refuse an address that is none, and events that do not exist', async ({ assert }) => {
    for (const body of [
      {},
      { url: 'ftp://shop.example.test', types: ['order_updated'] },
      { url: shop.url, types: [] },
      { url: shop.url, types: ['order_eaten'] },
      { url: shop.url, types: ['stock_updated'] },
    ]) {
      assert.equal(await status('POST /webhooks', { body }), 400)
    }
  })

  test('tell of an order’s life, unsigned, in Printful’s envelope', async ({ assert }) => {
    const types = ['order_created', 'package_shipped', 'package_returned', 'order_refunded']
    await register(types)
    const { id } = await givenPending('gs-17')
    await orders.accept(id)
    await orders.ship(id)
    await orders.returnPackage(id)
    await orders.refund(id, '1.50')
    await webhooks.done()
    assert.deepEqual(shop.types(), types)
    const [created, shipped, returned, refunded] = shop.received
    assert.sameMembers(Object.keys(created), ['type', 'created', 'retries', 'store', 'data'])
    assert.deepInclude(created, { retries: 0, store: settings.storeId })
    assert.deepInclude(created.data.order, { id, status: 'draft', external_id: 'gs-17' })
    assert.deepInclude(shipped.data.order, { id, status: 'fulfilled' })
    assert.properties(shipped.data.shipment, ['tracking_number', 'tracking_url', 'items'])
    assert.equal(returned.data.reason, 'Insufficient address')
    assert.equal(refunded.data.amount, '1.50')
  })

  test('tell of holds, failures, cancellations and every change', async ({ assert }) => {
    await register(['order_put_hold', 'order_remove_hold', 'order_failed', 'order_canceled'])
    const { id } = await givenPending('gs-17')
    await orders.hold(id)
    await orders.release(id)
    await orders.fail(id)
    await call(`DELETE /orders/${id}`)
    await webhooks.done()
    const expected = ['order_put_hold', 'order_remove_hold', 'order_failed', 'order_canceled']
    assert.deepEqual(shop.types(), expected)
    await register(['order_updated'])
    await givenPending('gs-18')
    await webhooks.done()
    assert.deepEqual(shop.types().slice(4), ['order_updated'])
  })

  test('tell of products, and of the stock of those that were named', async ({ assert }) => {
    const variant = await someVariant()
    const other = await someVariant('Kestrel Motorway Cap')
    const { result } = await call<{ product: { id: number } }>(
      `GET /products/variant/${variant.variant_id}`
    )
    await register(['product_updated', 'product_deleted', 'stock_updated'], {
      stock_updated: { product_ids: [result.product.id] },
    })
    await printfulSandbox.catalog.setStock(other.variant_id, 'out_of_stock')
    await printfulSandbox.catalog.setStock(variant.variant_id, 'out_of_stock')
    await printfulSandbox.store.setRetailPrice(variant.id, '30.00')
    const { sync_product: product } = await demoProduct()
    await printfulSandbox.store.removeProduct(product.id)
    await webhooks.done()
    assert.deepEqual(shop.types(), ['stock_updated', 'product_updated', 'product_deleted'])
    const [stock, , deleted] = shop.received
    assert.include(
      (stock.data.variant_stock as unknown as { out: number[] }).out,
      variant.variant_id
    )
    assert.deepEqual(deleted.data.sync_product as unknown, {
      id: product.id,
      external_id: product.external_id,
      name: product.name,
    })
  })

  test('are tried again until the answer is 2xx, and count it', async ({ assert }) => {
    await register(['order_created'])
    shop.statuses.push(500, 302)
    await givenDraft('gs-17')
    await webhooks.done()
    assert.deepEqual(
      shop.received.map(({ retries }) => retries),
      [0, 1, 2]
    )
    assert.deepEqual(shop.received[2].data, shop.received[0].data)
    assert.deepEqual(await webhooks.pending(), [])
  })

  test('stay when they were never accepted, and are forgotten with the rest', async ({
    assert,
  }) => {
    await register(['order_created'])
    shop.statuses.push(...Array<number>(9).fill(500))
    await givenDraft('gs-17')
    while (shop.received.length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
    const begun = performance.now()
    await printfulSandbox.forgetEverything()
    assert.isBelow(performance.now() - begun, 1_000)
    assert.deepEqual(await webhooks.pending(), [])
  })

  test('come twice, late and out of order on request', async ({ assert }) => {
    await register(['order_created', 'order_canceled'])
    webhooks.plan('twice')
    const { id } = await givenDraft('one')
    await webhooks.done()
    assert.deepEqual(shop.received[0], shop.received[1])

    webhooks.plan('out_of_order')
    await givenDraft('two')
    await call(`DELETE /orders/${id}`)
    await webhooks.done()
    assert.deepEqual(shop.types().slice(2), ['order_canceled', 'order_created'])

    webhooks.plan('late', { milliseconds: 300 })
    await givenDraft('three')
    await call('DELETE /orders/@two')
    await webhooks.done()
    assert.deepEqual(shop.types().slice(4), ['order_canceled', 'order_created'])
  })

  test('are kept when held, and sent later in any order', async ({ assert }) => {
    await register(['order_created', 'order_canceled'])
    webhooks.hold(true)
    await givenDraft('gs-17')
    await call('DELETE /orders/@gs-17')
    await webhooks.done()
    assert.lengthOf(await webhooks.pending(), 2)
    assert.deepEqual(shop.received, [])
    await webhooks.sendKept({ order: 'backwards' })
    assert.deepEqual(shop.types(), ['order_canceled', 'order_created'])
  })
})
