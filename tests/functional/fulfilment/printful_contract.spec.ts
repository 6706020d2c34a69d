import type { ErrorObject } from 'ajv'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import {
  faultsOfAnswer,
  faultsOfEvent,
  faultsOfRequest,
  hasPrintfulContract,
  PRINTFUL_CONTRACT,
} from '#tests/support/printful_contract'
import {
  call,
  demoProduct,
  givenPending,
  orderBody,
  setupPrintful,
  RECIPIENT,
  send,
  someVariant,
  type CatalogProduct,
  type Sent,
} from './printful_calls.js'
import { webhookReceiver } from './webhook_receiver.js'

/**
 * Where the real answers differ from their own description, which has no nulls there: sizes and colours of things that
 * have none, files of previews, amounts not computed yet, and empty lists for empty objects.
 */
const REAL_DEVIATIONS: Record<string, RegExp> = {
  'a variant without size or colour': /\/(size|color|color_code|color_code2)$/,
  'a price that is not extra': /\/files\/\d+\/additional_price$/,
  'a preview without a file': /\/files\/\d+\/url$/,
  'a drawing without dots per inch': /\/files\/\d+\/dpi$/,
  'a product without a picture': /\/thumbnail_url$/,
  'an item of the catalogue or without an id of its own':
    /\/items\/\d+\/(external_id|sync_variant_id|external_variant_id|warehouse_product_variant_id|sku|retail_price)$/,
  'what an address does not say': /\/recipient\/\w+$/,
  'an order without gift and slip': /\/(gift|packing_slip)$/,
  'amounts not computed yet': /\/costs\/\w+$/,
  'an empty object as a list': /\/(availability_regions|params|product)$/,
  'no webhook': /^\/result\/url$/,
}

const seen = new Set<string>()

/** The faults that remain without the known deviations of the real provider. */
function undescribed(faults: ErrorObject[]): string[] {
  return faults
    .filter(({ instancePath, keyword }) => {
      if (keyword !== 'type' && keyword !== 'required' && keyword !== 'anyOf') return true
      const known = Object.entries(REAL_DEVIATIONS).find(([, path]) => path.test(instancePath))
      if (known) seen.add(known[0])
      return !known
    })
    .map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Makes a call and returns how its request and its answer deviate from the contract. */
async function faultsOf(name: string, sent: Sent = {}): Promise<string[]> {
  const [method, path] = name.split(' ') as [string, string]
  const response = await send(name, sent)
  const answer = faultsOfAnswer(method, path, response.status, await response.json())
  if (response.status !== 200 || sent.body === undefined) return undescribed(answer)
  return [...undescribed(answer), ...undescribed(faultsOfRequest(method, path, sent.body))]
}

test.group('The stand-in for Printful keeps the contract', (group) => {
  group.each.setup(setupPrintful)
  group.tap((each) => each.skip(!hasPrintfulContract, `There is no ${PRINTFUL_CONTRACT}`))

  test('in the catalogue', async ({ assert }) => {
    printfulSandbox.rateLimits.set({ calls: { calls: 10_000, perSeconds: 60 } })
    assert.deepEqual(await faultsOf('GET /products'), [])
    assert.deepEqual(await faultsOf('GET /products?category_id=58'), [])
    const list = await send('GET /products')
    const { result } = (await list.json()) as { result: CatalogProduct[] }
    const oneOfEach = new Map(result.map((product) => [product.type, product.id]))
    const gone = result.filter((product) => product.is_discontinued)
    for (const id of [...oneOfEach.values(), ...gone.map((product) => product.id)]) {
      assert.deepEqual(await faultsOf(`GET /products/${id}`), [])
    }
    const { variant_id: id } = await someVariant('Half-Day Wednesday Mug')
    assert.deepEqual(await faultsOf(`GET /products/variant/${id}`), [])
    assert.deepEqual(await faultsOf('GET /categories'), [])
    assert.deepEqual(await faultsOf('GET /countries'), [])
  })

  test('about stores, tokens and webhooks', async ({ assert }) => {
    assert.deepEqual(await faultsOf('GET /stores'), [])
    assert.deepEqual(await faultsOf('GET /stores/5501201'), [])
    assert.deepEqual(await faultsOf('GET /oauth/scopes'), [])
    assert.deepEqual(await faultsOf('GET /webhooks'), [])
    const body = {
      url: 'https://shop.example.test/hook',
      types: ['order_updated', 'stock_updated'],
      params: { stock_updated: { product_ids: [11] } },
    }
    assert.deepEqual(await faultsOf('POST /webhooks', { body }), [])
    assert.deepEqual(await faultsOf('GET /webhooks'), [])
    assert.deepEqual(await faultsOf('DELETE /webhooks'), [])
  })

  test('about the store’s products', async ({ assert }) => {
    assert.deepEqual(await faultsOf('GET /store/products?limit=100'), [])
    for (const name of [
      'Gritstone Oath Tee',
      'Half-Day Wednesday Mug',
      'Wrong Bins Again Joggers',
      'Quartet Underpass Notebook',
    ]) {
      const { sync_product: product, sync_variants: variants } = await demoProduct(name)
      assert.deepEqual(await faultsOf(`GET /store/products/${product.id}`), [])
      assert.deepEqual(await faultsOf(`GET /store/variants/${variants[0].id}`), [])
    }
  })

  test('about changes of the store’s products', async ({ assert }) => {
    const { variant_id: blank } = await someVariant()
    const variant = {
      variant_id: blank,
      retail_price: '20.00',
      files: [{ url: 'https://shop.example.test/front.png' }],
    }
    const body = {
      sync_product: { name: 'New', external_id: 'new' },
      sync_variants: [{ ...variant, external_id: 'new-1' }],
    }
    assert.deepEqual(await faultsOf('POST /store/products', { body }), [])
    const change = { body: { sync_product: { name: 'Newer' } } }
    assert.deepEqual(await faultsOf('PUT /store/products/@new', change), [])
    const added = { body: { ...variant, external_id: 'new-2' } }
    assert.deepEqual(await faultsOf('POST /store/products/@new/variants', added), [])
    const price = { body: { retail_price: '21.00' } }
    assert.deepEqual(await faultsOf('PUT /store/variants/@new-2', price), [])
    assert.deepEqual(await faultsOf('DELETE /store/variants/@new-2'), [])
    assert.deepEqual(await faultsOf('DELETE /store/products/@new'), [])
  })

  test('about rates, costs and orders', async ({ assert }) => {
    const { variant_id: blank } = await someVariant()
    const rates = {
      recipient: { country_code: 'US', state_code: 'CA', city: 'Chatsworth', zip: '91311' },
      items: [{ variant_id: String(blank), quantity: 2 }],
      currency: 'GBP',
    }
    assert.deepEqual(await faultsOf('POST /shipping/rates', { body: rates }), [])
    const body = await orderBody('gs-17', 2)
    assert.deepEqual(await faultsOf('POST /orders/estimate-costs', { body }), [])
    assert.deepEqual(await faultsOf('POST /orders', { body }), [])
    const files = [{ url: 'https://shop.example.test/front.png' }]
    const own = { recipient: RECIPIENT, items: [{ variant_id: blank, quantity: 1, files }] }
    assert.deepEqual(await faultsOf('POST /orders?confirm=1', { body: own }), [])
    const { id } = (await printfulSandbox.orders.find('gs-17'))!
    printfulSandbox.orders.next.computeCostsLate()
    assert.deepEqual(await faultsOf('POST /orders/@gs-17/confirm'), [])
    await printfulSandbox.orders.release(id)
    assert.deepEqual(
      await faultsOf('PUT /orders/@gs-17', { body: { ...body, external_id: 'gs-17' } }),
      []
    )
    assert.deepEqual(await faultsOf('POST /orders/@gs-17/confirm'), [])
    await printfulSandbox.orders.accept(id)
    await printfulSandbox.orders.ship(id)
    assert.deepEqual(await faultsOf(`GET /orders/${id}`), [])
    assert.deepEqual(await faultsOf('GET /orders?limit=100'), [])
    const { id: other } = await givenPending('gs-18')
    assert.deepEqual(await faultsOf(`DELETE /orders/${other}`), [])
  })

  test('about print files and mock-ups', async ({ assert }) => {
    for (const name of [
      'Gritstone Oath Tee',
      'Half-Day Wednesday Mug',
      'Polly Tunnel Seed Poster',
    ]) {
      const { variant_id: variant } = await someVariant(name)
      const product = Math.floor(variant / 256)
      const files = `GET /mockup-generator/printfiles/${product}`
      assert.deepEqual(await faultsOf(files), [])
      const { result } = await call<{ available_placements: object }>(files)
      const [placement] = Object.keys(result.available_placements)
      const body = {
        variant_ids: [variant],
        format: 'jpg',
        width: 400,
        files: [{ placement, image_url: `${appUrl}/artwork/mockups/tshirt/black.svg` }],
      }
      const create = `POST /mockup-generator/create-task/${product}`
      assert.deepEqual(await faultsOf(create, { body }), [])
      const made = await call<{ task_key: string }>(create, { body })
      const task = `GET /mockup-generator/task?task_key=${made.result.task_key}`
      assert.deepEqual(await faultsOf(task), [])
      await printfulSandbox.mockups.finish()
      assert.deepEqual(await faultsOf(task), [])
      assert.equal((await call<{ status: string }>(task)).result.status, 'completed')
    }
    assert.deepEqual(await faultsOf('GET /mockup-generator/task?task_key=none'), [])
    assert.deepEqual(await faultsOf('POST /mockup-generator/create-task/11', { body: {} }), [])
  }).tags(['MOCKUP-1'])

  test('in its refusals', async ({ assert }) => {
    const unknown = { token: 'guess' }
    assert.deepEqual(await faultsOf('GET /products', unknown), [])
    assert.deepEqual(await faultsOf('POST /orders', { body: {} }), [])
    assert.deepEqual(await faultsOf('GET /orders/1'), [])
    assert.deepEqual(await faultsOf('GET /store/products/1'), [])
    assert.deepEqual(await faultsOf('POST /webhooks', { body: {} }), [])
  })

  test('in the events it sends', async ({ assert }) => {
    const shop = await webhookReceiver()
    try {
      const types = Object.keys(EVENTS)
      const { variant_id: blank } = await someVariant()
      const params = { stock_updated: { product_ids: [Math.floor(blank / 256)] } }
      await send('POST /webhooks', { body: { url: shop.url, types, params } })
      await tellEverything(blank)
      await printfulSandbox.webhooks.done()
      for (const { type, ...rest } of shop.received) {
        const faults = faultsOfEvent(EVENTS[type]!, { type, ...rest })
        assert.deepEqual(undescribed(faults), [], type)
      }
      assert.sameMembers([...new Set(shop.types())], types)
    } finally {
      await shop.close()
    }
  })

  test('and the check notices another shape', async ({ assert }) => {
    const response = await send('GET /store/products')
    const answer = (await response.json()) as { result: { id: unknown }[] }
    answer.result[0].id = '382000000'
    const [fault] = undescribed(faultsOfAnswer('GET', '/store/products', 200, answer))
    assert.include(fault, '/result/0/id')
    const sent = { recipient: RECIPIENT, items: [{ quantity: '2' }] }
    assert.isNotEmpty(undescribed(faultsOfRequest('POST', '/orders', sent)))
  })

  test('and each permitted deviation does occur', ({ assert }) => {
    assert.sameMembers([...seen], Object.keys(REAL_DEVIATIONS))
  })
})

/** The events with the contract's names for their bodies. */
const EVENTS: Record<string, string> = {
  order_created: 'OrderCreated',
  order_updated: 'OrderUpdated',
  order_put_hold: 'OrderPutHold',
  order_put_hold_approval: 'OrderHoldApproval',
  order_remove_hold: 'OrderRemoveHold',
  order_failed: 'OrderFailed',
  order_canceled: 'OrderCanceled',
  order_refunded: 'OrderRefunded',
  package_shipped: 'PackageShipped',
  package_returned: 'PackageReturned',
  product_synced: 'ProductSynced',
  product_updated: 'ProductUpdated',
  product_deleted: 'ProductDeleted',
  stock_updated: 'StockUpdated',
}

async function tellEverything(blank: number) {
  const { orders, store, catalog } = printfulSandbox
  const { id } = await givenPending('gs-17')
  await orders.hold(id)
  await orders.release(id)
  await orders.holdForApproval(id)
  await orders.release(id)
  await orders.accept(id)
  await orders.ship(id)
  await orders.returnPackage(id)
  await orders.refund(id)
  const { id: other } = await givenPending('gs-18')
  await orders.fail(other)
  await orders.cancel(other)
  const { sync_product: product } = await demoProduct('Moth Tax Tee')
  await store.rename(product.id, 'Moth Tax Tour Tee')
  await store.removeProduct(product.id)
  await send('POST /store/products', {
    body: {
      sync_product: { name: 'New' },
      sync_variants: [{ variant_id: blank, files: [{ url: 'https://shop.example.test/a.png' }] }],
    },
  })
  await catalog.setStock(blank, 'out_of_stock')
}
