import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { ProviderRefused, ProviderUnavailable } from '#fulfilment/errors'
import { pence } from '#shared/money'
import { good, scriptedPrintful, type ScriptedAnswer } from './scripted_printful.js'

const item = {
  id: 71,
  title: 'Staple Tee',
  image: null,
  type: 'T-SHIRT',
  type_name: 'T-Shirt',
  currency: 'GBP',
}
const variant = {
  id: 4011,
  name: 'Staple Tee (White / S)',
  size: 'S',
  color: 'White',
  price: '9.85',
  in_stock: true,
}
const fault = {
  status: 500,
  body: { code: 500, result: 'Oops', error: { reason: 'x', message: 'Oops' } },
}
const tooMany = (seconds: string): ScriptedAnswer => ({
  status: 429,
  headers: { 'retry-after': seconds },
  body: { code: 429, result: 'Too many', error: { reason: 'TooMany', message: 'Too many' } },
})
const cutOff: ScriptedAnswer = (response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"code": 200, "result": [')
  response.destroy()
}

async function refusalOf<DomainError>(call: Promise<unknown>): Promise<DomainError> {
  return call.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => error as DomainError
  )
}

test.group('Products, blanks and shipping rates of Printful', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const given = async (script: ScriptedAnswer[], cleanup: (end: () => Promise<void>) => void) => {
    const { asked, end } = await scriptedPrintful(script)
    cleanup(end)
    return { asked, client: await app.container.make(PrintfulProducts) }
  }

  test('reads prices exactly, missing sizes as none and what is unknown not at all', async ({
    assert,
    cleanup,
  }) => {
    const mug = { ...variant, id: 1320, size: null, color: null, price: '5.00', brand_new: [1] }
    const soldOut = {
      ...variant,
      id: 9,
      availability_status: [{ region: 'EU', status: 'stocked_on_demand' }],
    }
    const { client, asked } = await given(
      [good({ product: { ...item, surprise: {} }, variants: [variant, mug, soldOut] })],
      cleanup
    )
    const read = await client.catalogItem(71)
    assert.deepInclude(read.item, { id: 71, typeName: 'T-Shirt', currency: 'GBP' })
    assert.deepEqual(
      read.variants.map(({ id, size, color, price }) => [id, size, color, price.amount]),
      [
        [4011, 'S', 'White', 985],
        [1320, null, null, 500],
        [9, 'S', 'White', 985],
      ]
    )
    assert.equal(asked[0]!.headers.authorization, `Bearer ${printfulConfig.token}`)
  }).tags(['PFUL-1'])

  test('takes [] for an empty object and follows the pages of a list to their end', async ({
    assert,
    cleanup,
  }) => {
    const product = {
      id: 1,
      external_id: 'a',
      name: 'Tee',
      variants: 2,
      synced: 2,
      thumbnail_url: null,
    }
    const { client } = await given(
      [
        good([product], { paging: { total: 2, offset: 0, limit: 1 } }),
        good([], { paging: { total: 2, offset: 1, limit: 1 } }),
        good({
          sync_product: product,
          sync_variants: [
            {
              id: 10,
              variant_id: 4011,
              name: 'Tee',
              retail_price: '24.00',
              currency: 'GBP',
              product: [],
              files: {},
            },
            {
              id: 11,
              variant_id: null,
              name: 'Tee',
              files: [{ type: 'preview', preview_url: 'https://a.test/p.png', url: null }],
            },
          ],
        }),
      ],
      cleanup
    )
    assert.equal((await client.storeProducts(0)).nextOffset, 1)
    assert.isNull((await client.storeProducts(1)).nextOffset)
    const { variants } = await client.storeProduct(1)
    assert.deepEqual(
      variants.map(({ id, catalogVariantId, previewUrl, size }) => [
        id,
        catalogVariantId,
        previewUrl,
        size,
      ]),
      [
        [10, 4011, null, null],
        [11, null, 'https://a.test/p.png', null],
      ]
    )
  }).tags(['PFUL-1'])

  test('asks again after {0}')
    .with([
      ['a fault of theirs', fault],
      ['half an answer', cutOff],
      ['something unreadable', { body: '<html>' }],
      ['too many calls', tooMany('1')],
    ] as [string, ScriptedAnswer][])
    .run(async ({ assert, cleanup }, [, answer]) => {
      const { client, asked } = await given([answer, good([item])], cleanup)
      assert.lengthOf(await client.catalog(), 1)
      assert.lengthOf(asked, 2)
    })

  test('gives up after three faults, and says in one way that nothing could be had', async ({
    assert,
    cleanup,
  }) => {
    const { client, asked } = await given([fault], cleanup)
    const error = await refusalOf<ProviderUnavailable>(client.catalog())
    assert.instanceOf(error, ProviderUnavailable)
    assert.equal(error.reason, 'fault')
    assert.lengthOf(asked, 3)
  }).tags(['PFUL-2'])

  test('does not wait longer than its caller would, and asks nothing meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const { client, asked } = await given([tooMany('90')], cleanup)
    const error = await refusalOf<ProviderUnavailable>(client.catalog({ queueTimeout: 200 }))
    assert.equal(error.reason, 'too-many-calls')
    assert.lengthOf(asked, 1)
    const next = await refusalOf<ProviderUnavailable>(client.openStore({ queueTimeout: 200 }))
    assert.equal(next.reason, 'too-many-calls')
    assert.lengthOf(asked, 1)
  }).tags(['PFUL-3'])

  test('skips what does not look like a price, and what they refuse is not asked again', async ({
    assert,
    cleanup,
  }) => {
    const odd = await given(
      [good({ product: item, variants: [{ ...variant, price: '9,85' }] })],
      cleanup
    )
    const { variants, skipped } = await odd.client.catalogItem(71)
    assert.isEmpty(variants)
    assert.deepEqual(skipped, [{ kind: 'blank_variant', id: 4011, reason: 'price: "9,85"' }])
    const refusing = await given(
      [
        {
          status: 404,
          body: {
            code: 404,
            result: 'Not found',
            error: { reason: 'NotFound', message: 'No such product' },
          },
        },
      ],
      cleanup
    )
    const refused = await refusalOf<ProviderRefused>(refusing.client.storeProduct(5))
    assert.instanceOf(refused, ProviderRefused)
    assert.equal(refused.providerMessage, 'No such product')
    assert.lengthOf(refusing.asked, 1)
  })

  test('asks for rates with numbers as text and without a British county', async ({
    assert,
    cleanup,
  }) => {
    const rate = {
      id: 'STANDARD',
      name: 'Flat Rate',
      rate: '13.60',
      currency: 'GBP',
      minDeliveryDays: 4,
      maxDeliveryDays: 7,
    }
    const { client, asked } = await given([good([rate])], cleanup)
    const to = { country: 'GB', state: 'West Yorkshire', city: 'Leeds', zip: 'LS1 1AA' }
    const [first] = await client.shippingRates(to, [
      { catalogVariantId: 4011, quantity: 2, value: pence(2_499) },
    ])
    assert.deepEqual(first, {
      id: 'STANDARD',
      isStandard: true,
      name: 'Flat Rate',
      rate: { amount: 1360, currency: 'GBP' },
      minDays: 4,
      maxDays: 7,
    } as never)
    assert.deepEqual(JSON.parse(asked[0]!.body), {
      recipient: { country_code: 'GB', city: 'Leeds', zip: 'LS1 1AA' },
      items: [{ variant_id: '4011', quantity: 2, value: '24.99' }],
      currency: 'GBP',
    })
  })
})
