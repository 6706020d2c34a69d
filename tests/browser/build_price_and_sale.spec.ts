import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { GigFactory } from '#database/factories/gig_factory'
import { useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { agree, SUPPORT, VENUE } from '#tests/functional/insights/settlement_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { useBlanks } from '#tests/support/blanks'
import { uploadArtwork } from '#tests/support/build_page'
import { eventually, expect } from '#tests/support/expect'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'

const LONG = 'W'.repeat(40)

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function openBuilder(page: Page, cleanup: Parameters<typeof useFolder>[0]) {
  await useFolder(cleanup)
  useBlanks(cleanup)
  const { artist, owner } = await givenArtist({ bandName: LONG })
  await signInAndOpen(page, owner, '/dashboard?tab=add-product')
  return { artist, owner }
}

test.group('Browser: price and sale of a built product', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a press on a bar takes the price that others ask, and the own price is marked', async ({
    assert,
    cleanup,
    visit,
  }) => {
    for (const sellingPrice of ['18.00', '25.00', '25.00', '32.00'])
      await givenActiveProduct({ sellingPrice })
    const page = await visit('about:blank')
    await openBuilder(page, cleanup)
    const bar = page.getByRole('button', { name: '£24.00 to £26.99: 2 of 4. Take £25.00' })
    await bar.click()
    await expect(page.getByLabel('Selling Price (£)')).toHaveValue('25.00')
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
    await page.getByText('Your price: £25.00. 2 of 4 cost £24.00 to £26.99.').waitFor()
    await page.getByLabel('Selling Price (£)').fill('40')
    await page.getByText('Your price: £40.00, more than all 4.').waitFor()
    await expect(bar).toHaveAttribute('aria-pressed', 'false')
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await eventually(async () => {
        assert.isAtMost(await widthOf(page), width)
        assert.isAtLeast((await bar.boundingBox())!.width, 44, `at ${width}`)
      })
    }
    await assertAccessible(page, assert)
    await page.getByLabel('Hoodie', { exact: true }).first().check()
    await page.getByText('There are too few similar products to compare').waitFor()
  }).tags(['BUILD-15'])

  test('a drop is set while building, kept over a reload, and stored with the product', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const page = await visit('about:blank')
    const { artist } = await openBuilder(page, cleanup)
    await uploadArtwork(page)
    await page.getByLabel('Product Name').fill('Last Tram Tee')
    await page.getByLabel('Selling Price (£)').fill('25')
    await page.getByLabel('When it is sold').selectOption('window')
    await page.getByLabel('There’s a limited number of pieces').check()
    await page.getByLabel('Pieces in all').fill('50')
    const send = page.getByRole('button', { name: 'Send to Gigstall' })
    await send.click()
    await page.getByText('Choose when the sale begins or ends').waitFor()
    await page.getByLabel('On sale from').fill('2027-06-04T21:00')
    await page.reload()
    await page.getByText('We’ve kept what you typed before.').waitFor()
    await expect(page.getByLabel('On sale from')).toHaveValue('2027-06-04T21:00')
    await expect(page.getByLabel('Pieces in all')).toHaveValue('50')
    await assertAccessible(page, assert)
    await send.click()
    await toastOf(page, 'Product created successfully!')
    const product = await db.from('products').where('artist_id', artist.id).firstOrFail()
    assert.deepEqual(
      [product.sale_kind, product.sale_starts_at?.toISOString(), product.piece_limit],
      ['window', '2027-06-04T20:00:00.000Z', 50]
    )
  }).tags(['BUILD-16'])

  test('the table by size shows what is left at a gig with shares', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const page = await visit('about:blank')
    const { artist, owner } = await openBuilder(page, cleanup)
    const gig = await GigFactory.merge({ artistId: artist.id, name: LONG }).apply('coming').create()
    await agree({ artist, owner, gig }, [{ ...VENUE, name: LONG }, SUPPORT])
    await page.reload()
    await page.getByLabel('Selling Price (£)').fill('25')
    await page.getByRole('row', { name: /^2XL £12.35 £25.00 £7.59 £5.06/ }).waitFor()
    await page.getByLabel('Sold at').selectOption(String(gig.id))
    // 20% of £25.00 and 10% of £7.59.
    await page.getByRole('row', { name: /^2XL £12.35 £25.00 £5.76 £1.83 £5.06/ }).waitFor()
    await page.getByRole('row', { name: /^S £10.75 £25.00 £5.76 £1.83 £6.66/ }).waitFor()
    await page.getByText('20% of gross').waitFor()
    await page.getByLabel('Selling Price (£)').fill('17.50')
    await page.getByText(/^The shares come to £/).waitFor()
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await eventually(async () => assert.isAtMost(await widthOf(page), width))
    }
    // What a press has scrolled half behind the bar is no small target.
    await page.evaluate(() => scrollTo(0, 0))
    await assertAccessible(page, assert)
  }).tags(['BUILD-17'])
})
