import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { readSizeTables } from '#fulfilment/printful/size_tables'
import { ReadSizeGuides } from '#fulfilment/size_guides/read_size_guides'
import type { SizeGuide } from '#fulfilment/size_guides/size_guide'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { faultsOfAnswer, hasPrintfulContract } from '#tests/support/printful_contract'
import { givenProductOf, smallStore, sync } from './sync_fixtures.js'
import { send } from './printful_calls.js'

const readGuides = async () => (await app.container.make(ReadSizeGuides)).handle()

const blankOf = async (title: string): Promise<number> =>
  Number((await db.from('blanks').whereLike('title', `${title}%`).firstOrFail()).catalog_item_id)

test.group('Size guides', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => smallStore())

  test('are read for the blanks in use, in centimetres and inches, and again after a month only', async ({
    assert,
  }) => {
    await sync()
    assert.isAtLeast(await readGuides(), 4)
    const tee = await blankOf('Heavy Cotton Tee')
    const row = await db.from('blank_size_guides').where('catalog_item_id', tee).firstOrFail()
    const { tables, fabric, care } = row.guide as SizeGuide
    assert.deepEqual(
      tables.map(({ kind }) => kind),
      ['garment', 'body']
    )
    const length = tables[0]!.rows.find(({ label }) => label === 'Length')!
    assert.deepInclude(length.measurements, { size: 'M', cm: '74', inches: '29.1' })
    assert.deepInclude(tables[1]!.rows[0]!.measurements, {
      size: 'M',
      cm: '92–97',
      inches: '36.2–38.2',
    })
    assert.include(fabric.join(), '180 g/m²')
    assert.include(care.join(), '30 °C')

    printfulSandbox.requestLog.length = 0
    assert.equal(await readGuides(), 0)
    assert.isEmpty(printfulSandbox.requestLog)
  }).tags(['PAGES-3'])

  test('are read in the lane of the sync, so that no screen waits for them', async ({
    assert,
    cleanup,
  }) => {
    await sync()
    const { lanes } = printfulConfig
    cleanup(() => void (printfulConfig.lanes = lanes))
    const shut = { floor: 0, floorBurst: 0, leaves: 1e12 }
    printfulConfig.lanes = {
      submission: shut,
      events: shut,
      orders: shut,
      quotes: shut,
      screens: shut,
      sync: lanes.sync,
    }
    assert.isAbove(await readGuides(), 0)
  })
    .tags(['PAGES-18'])
    .timeout(10_000)

  test('stand on the product page of what is printed on that blank', async ({ assert, client }) => {
    const { id } = await givenProductOf('Gritstone Oath Tee')
    await sync()
    await readGuides()
    const page = await client.get(`/product/${id}`)
    page.assertStatus(200)
    for (const words of ['Size guide, fabric and care', 'Half chest', 'Sleeve length', '30 °C'])
      assert.include(page.text(), words)
  }).tags(['PAGES-4'])

  test('of what has none are empty and say nothing on the page', async ({ assert, client }) => {
    const { id } = await givenProductOf('Moth Tax Tee')
    await sync()
    await readGuides()
    await db.from('blank_size_guides').update({
      guide: JSON.stringify({ tables: [], fabric: [], care: [] }),
    })
    const page = await client.get(`/product/${id}`)
    assert.notInclude(page.text(), 'Size guide')
    assert.notInclude(page.text(), 'Material and care')
  }).tags(['PAGES-4'])

  test('that the provider does not give any more stay as they are', async ({ assert }) => {
    await sync()
    await readGuides()
    const tee = await blankOf('Heavy Cotton Tee')
    const old = new Date('2020-01-01')
    await db.from('blank_size_guides').where('catalog_item_id', tee).update({ synced_at: old })
    printfulSandbox.faults.plan('malformed', { method: 'GET', path: `/products/${tee}` })
    await readGuides()
    const row = await db.from('blank_size_guides').where('catalog_item_id', tee).firstOrFail()
    assert.isNotEmpty((row.guide as SizeGuide).tables)
  }).tags(['PAGES-3'])

  test('hold to Printful’s description at the stand-in', async ({ assert }) => {
    const { result } = (await (await send('GET /products')).json()) as {
      result: { id: number; type: string }[]
    }
    const ofType = (type: string) => result.find((product) => product.type === type)!.id
    for (const type of ['T-SHIRT', 'HOODIE', 'KIDS-T-SHIRT', 'JOGGERS']) {
      const path = `/products/${ofType(type)}/sizes?unit=cm,inches`
      const answer = await send(`GET ${path}`)
      assert.equal(answer.status, 200)
      const body = (await answer.json()) as { result: { size_tables: unknown[] } }
      assert.lengthOf(body.result.size_tables, 4)
      if (!hasPrintfulContract) continue
      // The description asks for a `type` of each measurement, where its own example has a `type_label`.
      const faults = faultsOfAnswer('GET', path, 200, body).filter(
        ({ instancePath, params }) =>
          !instancePath.includes('/measurements/') || params.missingProperty !== 'type'
      )
      assert.deepEqual(faults, [])
    }
    assert.equal((await send(`GET /products/${ofType('MUG')}/sizes`)).status, 404)
  }).tags(['PAGES-5'])
})

test.group('A size guide as Printful may send it', () => {
  test('a unit that is missing is converted, and what cannot be understood is left out', async ({
    assert,
  }) => {
    const tables = await readSizeTables([
      {
        type: 'product_measure',
        unit: 'inches',
        measurements: [
          {
            type_label: 'Length',
            values: [
              { size: 'S', value: 28 },
              { size: 'M', value: '28 ½' },
              { size: null, value: '9' },
              { size: 'L' },
            ],
          },
          { type_label: null, values: [{ size: 'S', value: '1' }] },
          { type_label: 'Width', values: {} },
        ],
      },
      { type: 'something_new', unit: 'cm', measurements: [] },
      {
        type: 'international',
        measurements: [{ type_label: 'US', values: [{ size: 'S', value: '6' }] }],
      },
    ])
    assert.deepEqual(tables, [
      {
        kind: 'garment',
        rows: [
          {
            label: 'Length',
            measurements: [
              { size: 'S', cm: '71.1', inches: '28' },
              { size: 'M', cm: '28 ½', inches: '28 ½' },
            ],
          },
        ],
      },
      {
        kind: 'international',
        rows: [{ label: 'US', measurements: [{ size: 'S', cm: '6', inches: '6' }] }],
      },
    ])
  }).tags(['PAGES-3'])
})
