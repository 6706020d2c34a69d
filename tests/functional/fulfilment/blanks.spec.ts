import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { blanksPort } from '#catalog/blanks_port'
import { exchangeConfig } from '#config/exchange'
import fulfilmentConfig from '#config/fulfilment'
import printfulConfig from '#config/printful'
import { BlankOffers } from '#fulfilment/blanks/blank_offers'
import { ListBlanks } from '#fulfilment/blanks/list_blanks'
import { RefreshBlanks } from '#fulfilment/blanks/refresh_blanks'
import { ProviderUnavailable } from '#fulfilment/errors'
import { later } from '#tests/functional/checkout/checkout_fixtures'
import { good, scriptedPrintful } from '#tests/functional/fulfilment/scripted_printful'
import { withoutLimits } from '#tests/functional/fulfilment/sync_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { resetDatabase } from '#tests/support/reset_database'
import { clock } from '#shared/clock'

const PER_TYPE = { 'tshirt': 2, 'mug': 1, 'poster': 1, 'tank-top': 1 }

const blanks = () => blanksPort.current()
const list = async () => (await app.container.make(ListBlanks)).handle()
const refresh = async () => (await app.container.make(RefreshBlanks)).handle()

/** The first T-shirt of the stand-in's catalogue. */
const TEE = 11

/** What the provider was asked for since. */
const asked = () => printfulSandbox.requestLog.splice(0).map(({ path }) => path.split('?')[0]!)

const rowOf = (id: number) => db.from('blank_offers').where('catalog_item_id', id).firstOrFail()

function fewOfEachType() {
  const { blanksPerType } = fulfilmentConfig
  fulfilmentConfig.blanksPerType = PER_TYPE
  return () => void (fulfilmentConfig.blanksPerType = blanksPerType)
}

test.group('The blanks that can be offered', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(() => withoutLimits())
  group.each.setup(fewOfEachType)

  test('are listed by type as configured and read in the background, once a day', async ({
    assert,
  }) => {
    assert.deepEqual(await blanks().list(), [])
    assert.isEmpty(asked(), 'a list never asks the provider')
    assert.equal(await refresh(), 5)
    const calls = asked()
    assert.lengthOf(
      calls.filter((path) => path === '/products'),
      1
    )
    const listed = await blanks().list()
    const types = listed.map(({ productType }) => productType)
    assert.deepEqual(types.toSorted(), ['mug', 'poster', 'tank-top', 'tshirt', 'tshirt'])
    const tee = listed.find(({ id }) => id === TEE)!
    assert.containsSubset(tee, {
      productType: 'tshirt',
      brand: 'Millrace',
      model: 'Heavy Cotton Tee 01',
      sizes: 8,
    })
    assert.isAbove(tee.colors, 8)
    assert.isBelow(tee.cost!.from, tee.cost!.to)
    assert.isEmpty(asked())
    assert.equal(await refresh(), 0, 'nothing is due again')
    assert.isEmpty(asked())
    await later(21 * 60, refresh)
    const again = asked()
    assert.includeMembers(again, ['/products', `/products/${TEE}`])
    assert.notInclude(again.join(), 'printfiles')
  }).tags(['BLANK-1'])

  test('are read one of each type in turn, so that a new shop has all types soon', async ({
    assert,
  }) => {
    await list()
    const now = clock.now().toJSDate()
    const due = await new BlankOffers().due(now, 4)
    const types = await Promise.all(due.map(async (id) => (await rowOf(id)).product_type))
    assert.sameMembers(types, ['mug', 'poster', 'tank-top', 'tshirt'])
  }).tags(['BLANK-1'])

  test('have real cost, sizes in order, colours with codes, stock for Britain, sides and delivery', async ({
    assert,
  }) => {
    await refresh()
    const variants = (await blanks().find(TEE))!.variants
    const sold = variants[3]!
    await printfulSandbox.catalog.setCost(sold.catalogVariantId, '8.15')
    await printfulSandbox.catalog.setStock(sold.catalogVariantId, 'out_of_stock', 'UK')
    await printfulSandbox.catalog.setStock(variants[4]!.catalogVariantId, 'discontinued')
    const tee = (await later(61, () => blanks().find(TEE)))!
    const bySize = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']
    for (const ofColor of Map.groupBy(tee.variants, ({ color }) => color).values()) {
      const sizes = ofColor.map(({ size }) => size)
      assert.deepEqual(
        sizes,
        bySize.filter((size) => sizes.includes(size))
      )
    }
    const changed = tee.variants.find(({ catalogVariantId: id }) => id === sold.catalogVariantId)!
    assert.include(changed, { cost: 815, color: sold.color, size: sold.size })
    assert.match(changed.colorCode!, /^#[0-9a-f]{6}$/)
    assert.isTrue(changed.isInStock, 'Europe still makes it for Britain')
    assert.notInclude(
      tee.variants.map(({ catalogVariantId: id }) => id),
      variants[4]!.catalogVariantId
    )
    assert.deepEqual(tee.areas, [
      { placement: 'front', title: 'Front print', width: 1800, height: 2400, dpi: 150 },
      { placement: 'back', title: 'Back print', width: 1800, height: 2400, dpi: 150 },
    ])
    // 3 to 5 days on the way, and 2.5 and some to make it.
    assert.deepEqual(tee.deliveryDays, { min: 6, max: 9 })
    for (const region of ['UK', 'EU', 'EU_LV', 'EU_ES'] as const)
      await printfulSandbox.catalog.setStock(sold.catalogVariantId, 'out_of_stock', region)
    const soldOut = (await later(122, () => blanks().find(TEE)))!
    const gone = soldOut.variants.find(({ catalogVariantId: id }) => id === sold.catalogVariantId)!
    assert.isFalse(gone.isInStock)
  }).tags(['BLANK-2'])

  test('cost pounds whatever currency the provider asks, and have no price without a rate', async ({
    assert,
    cleanup,
  }) => {
    await refresh()
    await db
      .from('blank_offers')
      .where('catalog_item_id', TEE)
      .update({
        variants: db.raw(
          `(SELECT jsonb_agg(variant || '{"currency": "USD", "cost": "10.00"}') FROM jsonb_array_elements(variants) AS variant)`
        ),
      })
    const costOf = async () => (await blanks().list()).find(({ id }) => id === TEE)!.cost
    assert.deepEqual(await costOf(), { from: 780, to: 780 })
    const { rates } = exchangeConfig
    cleanup(() => void Object.assign(exchangeConfig, { rates }))
    Object.assign(exchangeConfig, { rates: new Map() })
    assert.isNull(await costOf())
  }).tags(['BLANK-2'])

  test('are read at the provider once an hour, when one is opened', async ({ assert }) => {
    await list()
    asked()
    const first = await Promise.all(Array.from({ length: 12 }, () => blanks().find(TEE)))
    assert.isTrue(first.every((blank) => blank?.id === TEE))
    assert.sameMembers(asked(), [
      `/products/${TEE}`,
      `/mockup-generator/printfiles/${TEE}`,
      '/shipping/rates',
    ])
    for (let opened = 0; opened < 5; opened++) await blanks().find(TEE)
    assert.isEmpty(asked())
    await later(61, () => Promise.all([blanks().find(TEE), blanks().find(TEE)]))
    assert.deepEqual(asked(), [`/products/${TEE}`])
  }).tags(['BLANK-3'])

  test('that another node reads for the first time are waited for', async ({ assert }) => {
    await list()
    await db.from('blank_offers').where('catalog_item_id', TEE).update({ due_at: 'infinity' })
    asked()
    const waiting = blanks().find(TEE)
    await db
      .from('blank_offers')
      .where('catalog_item_id', TEE)
      .update({ variants: '[]', areas: '[]', synced_at: new Date(), areas_synced_at: new Date() })
    assert.equal((await waiting)!.id, TEE)
    assert.isEmpty(asked())
  }).tags(['BLANK-3'])

  test('are shown as they were last known while the provider is away, with their age', async ({
    assert,
  }) => {
    await list()
    printfulSandbox.faults.plan('server_error', { times: 3, path: `/products/${TEE}` })
    const error = await blanks()
      .find(TEE)
      .catch((thrown: unknown) => thrown)
    assert.instanceOf(error, ProviderUnavailable, 'nothing is known yet')
    const { synced_at: unread } = await rowOf(TEE)
    assert.isNull(unread)

    const known = (await later(2, () => blanks().find(TEE)))!
    asked()
    for (const fault of [
      'server_error',
      'slow',
      'lost_answer',
      'malformed',
      'rate_limit',
    ] as const) {
      printfulSandbox.faults.clear()
      await db.from('provider_rate_limits').update({ blocked_until: '-infinity' })
      await db.from('blank_offers').update({ due_at: '-infinity' })
      const plan = { times: 5, path: `/products/${TEE}`, milliseconds: 4_000 }
      printfulSandbox.faults.plan(fault, plan)
      const shown = await blanks().find(TEE)
      assert.deepEqual(shown, known, fault)
      await blanks().find(TEE)
      assert.deepEqual(asked(), [`/products/${TEE}`], `${fault}: it is not asked again at once`)
      assert.isNotEmpty(await blanks().list())
    }
  }).tags(['BLANK-4'])

  test('leave the list once the provider no longer has them, and come back', async ({ assert }) => {
    await refresh()
    await printfulSandbox.catalog.removeProduct(TEE)
    assert.isNull(await later(61, () => blanks().find(TEE)))
    assert.notInclude(
      (await blanks().list()).map(({ id }) => id),
      TEE
    )
    assert.isNull(await blanks().find(999_999))
    await later(24 * 60, refresh)
    assert.lengthOf(
      (await blanks().list()).filter(({ productType }) => productType === 'tshirt'),
      2,
      'another one takes its place'
    )
  }).tags(['BLANK-1'])

  test('that cannot be read do not stop others from being read', async ({ assert }) => {
    await list()
    printfulSandbox.faults.plan('malformed', { times: 3, path: `/products/${TEE}` })
    assert.equal(await refresh(), 4)
    assert.isNull((await rowOf(TEE)).synced_at)
    assert.equal(await later(5, refresh), 1)
  }).tags(['BLANK-4'])

  test('are not read where no provider is connected, and nothing fails', async ({
    assert,
    cleanup,
  }) => {
    const { token } = printfulConfig
    cleanup(() => void (printfulConfig.token = token))
    printfulConfig.token = null
    assert.equal(await refresh(), 0)
    assert.deepEqual(await blanks().list(), [])
    assert.isNull(await blanks().find(TEE))
  }).tags(['BLANK-4'])
})

const PRODUCT = { id: 71, title: 'Staple Tee', type_name: 'T-Shirt', currency: 'GBP' }
const VARIANT = { id: 4011, size: 'M', color: 'Black', price: '9.85', in_stock: true }

/** A provider whose answers lack all that can be missing, and hold other types. */
const ODD: Record<string, unknown> = {
  '/products': [
    { ...PRODUCT, brand: null, model: null, image: 7, avg_fulfillment_time: 'soon' },
    { ...PRODUCT, id: 72 },
    { title: 'Nothing' },
    null,
  ],
  '/products/71': {
    product: { ...PRODUCT, brand: null, image: [], avg_fulfillment_time: {} },
    variants: [
      { ...VARIANT, color_code: 'black' },
      { ...VARIANT, id: 4012, size: null, color: null, color_code: '#0c0C0c' },
      { ...VARIANT, id: 4013, price: 'dear' },
      null,
    ],
  },
  '/mockup-generator/printfiles/71': {
    available_placements: { back: 'Back', front: null },
    printfiles: [{ printfile_id: '1', width: '1800', height: 2400, dpi: 150 }],
    variant_printfiles: { 0: { variant_id: null, placements: { front: 1, back: '1' } } },
  },
  '/shipping/rates': [
    { id: 'STANDARD', rate: '3.59', currency: 'GBP', minDeliveryDays: null, maxDeliveryDays: 5 },
  ],
}

test.group('The blanks of a provider with odd answers', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(fewOfEachType)

  test('are shown as far as they can be understood', async ({ assert, cleanup }) => {
    const { end } = await scriptedPrintful(({ url }) => {
      const answer = ODD[url.split('?')[0]!]
      if (answer !== undefined) return good(answer)
      return { status: 404, body: { code: 404, result: 'Not Found' } }
    })
    cleanup(end)
    assert.equal(await refresh(), 2)
    const [listed, ...others] = await blanks().list()
    assert.isEmpty(others, 'one that the provider has not is none')
    assert.include(listed, { id: 71, brand: null, model: 'Staple Tee', pictureUrl: null })
    const blank = (await blanks().find(71))!
    assert.deepEqual(
      blank.variants.map(({ size, color, colorCode, cost }) => [size, color, colorCode, cost]),
      [
        ['M', 'Black', null, 985],
        ['One size', 'Standard', '#0c0C0c', 985],
      ]
    )
    assert.deepEqual(
      blank.areas.map(({ placement, title, width }) => [placement, title, width]),
      [
        ['front', 'front', 1800],
        ['back', 'Back', 1800],
      ]
    )
    assert.isNull(blank.deliveryDays)
  }).tags(['BLANK-4'])
})
