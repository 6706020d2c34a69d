import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

const BLANK = 71
const row = (label: string, cm: string, inches: string) => ({
  label,
  measurements: [
    { size: 'S', cm, inches },
    { size: 'M', cm: String(Number(cm) + 5), inches: String(Number(inches) + 2) },
  ],
})

async function givenGuide(productId: number) {
  await db.table('blanks').insert({
    catalog_item_id: BLANK,
    title: 'Tee',
    is_discontinued: false,
    synced_at: new Date(),
  })
  await db.table('blank_variants').insert({
    catalog_variant_id: 4012,
    catalog_item_id: BLANK,
    cost: '9.95',
    currency: 'GBP',
    is_in_stock: true,
    is_discontinued: false,
  })
  await db
    .from('product_variants')
    .where('product_id', productId)
    .update({ catalog_variant_id: 4012 })
  await db.table('blank_size_guides').insert({
    catalog_item_id: BLANK,
    guide: JSON.stringify({
      tables: [
        { kind: 'garment', rows: [row('Length', '71', '28'), row('Half chest', '46', '18')] },
      ],
      fabric: ['100% cotton'],
      care: ['Machine wash cold'],
    }),
    synced_at: new Date(),
  })
}

test.group('Browser: the size guide', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('opens on the product page, marks the chosen size, and changes its unit', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['S', 'M'], colors: ['Black'] })
    await givenGuide(product.id)
    const page = await visit(`/product/${product.id}?size=M`)
    await page.setViewportSize({ width: 320, height: 640 })
    const table = page.getByRole('table')
    assert.isFalse(await table.isVisible())
    await page.getByText('Size guide, fabric and care').click()
    await table.waitFor()
    const chosen = table.getByRole('row', { name: /chosen/ })
    await expect(chosen.getByRole('cell')).toHaveText(['76', '51'], { useInnerText: true })
    await page.getByRole('radio', { name: 'inches' }).check({ force: true })
    await expect(chosen.getByRole('cell')).toHaveText(['30', '20'], { useInnerText: true })
    await page.getByText('100% cotton').waitFor()
    await page.getByText('Machine wash cold').waitFor()
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    assert.equal(scrollWidth, clientWidth)
    await assertAccessible(page, assert)
  }).tags(['PAGES-4'])
})
