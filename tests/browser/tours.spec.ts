import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { GigFactory } from '#database/factories/gig_factory'
import Gig from '#gigs/models/gig'
import QrCode from '#gigs/models/qr_code'
import Tour from '#gigs/models/tour'
import { clock } from '#shared/clock'
import { tour } from '#tests/functional/gigs/import_calls'
import { givenBought, givenNight } from '#tests/functional/insights/settlement_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { givenArtist } from '#tests/support/given'
import { picturesOf } from '#tests/support/pdf'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

/** Forty letters that no line breaks. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapit'

const dialog = (page: Page) => page.getByRole('dialog')

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function press(page: Page, name: string) {
  await dialog(page).getByRole('button', { name }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

test.group('Browser: the gigs of a tour', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => stripeSandbox.forgetEverything())
  group.each.setup(() => () => stripeSandbox.forgetEverything())

  test('from a new tour over its defaults and posters to the figures of the night', async ({
    assert,
    visit,
  }) => {
    const { artist, owner, product, gig, code } = await givenNight()
    await gig.merge({ startsAt: clock.now().minus({ hours: 2 }) }).save()
    await givenBought(code, product)
    const coming = await GigFactory.merge({
      artistId: artist.id,
      name: LONG,
      venue: LONG,
      city: LONG,
      startsAt: clock.now().plus({ days: 4 }),
    }).create()
    const page = await visit('/terms')
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAndOpen(page, owner, '/dashboard?tab=gigs')
    await page.getByRole('link', { name: 'Tours' }).click()
    await page.getByRole('heading', { name: 'No tours yet' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'New tour' }).click()
    await dialog(page).getByRole('button', { name: 'Create tour' }).click()
    await dialog(page).getByText('Enter the name of the tour').waitFor()
    await dialog(page).getByLabel('Name').fill(LONG)
    await press(page, 'Create tour')
    await page.getByRole('heading', { name: 'No gigs in this tour yet' }).waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Shares and texts' }).click()
    await dialog(page).getByRole('button', { name: 'Add a share' }).click()
    await dialog(page).getByRole('group', { name: 'Share 1' }).getByLabel('Name').fill('Venue')
    await dialog(page).getByLabel('Apparel, %').fill('20')
    await dialog(page).getByLabel('Name of codes').fill('{tour} {price}')
    await dialog(page).getByRole('button', { name: 'Save defaults' }).click()
    await dialog(page).getByText('We don’t know {price}').waitFor()
    await dialog(page).getByLabel('Name of codes').fill('On tour: {city}')
    await assertAccessible(page, assert)
    await press(page, 'Save defaults')
    await page.getByRole('heading', { name: 'Defaults for its gigs' }).waitFor()

    await page.getByRole('button', { name: 'Choose gigs' }).click()
    for (const index of [0, 1]) await dialog(page).getByRole('checkbox').nth(index).check()
    await assertAccessible(page, assert)
    await press(page, 'Save gigs')
    await page.getByRole('heading', { name: 'Side by side' }).waitFor()
    await page.getByText('£24.99').first().waitFor()
    await assertAccessible(page, assert)
    assert.equal((await coming.refresh()).codeLabel, 'On tour: {city}')

    // Typed on the night: open, type, save.
    await page.getByRole('button', { name: /^Add attendance of/ }).click()
    await dialog(page).getByLabel('People').fill('50')
    await press(page, 'Save')
    await page.getByRole('button', { name: /^50 people, change attendance/ }).waitFor()
    assert.equal((await gig.refresh()).attendance, 50)
    await page.getByText('£0.50').first().waitFor()

    await page.getByLabel('Sort by').selectOption('-sales')
    await page.waitForURL(/sort=-sales/)
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 812 })
      assert.isAtMost(await widthOf(page), width)
    }
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'City' }).click()
    await page.waitForURL(/sort=city/)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Codes and posters' }).click()
    const file = await download
    assert.equal(picturesOf(await readFile(await file.path())).pages, 2)
    assert.lengthOf(await QrCode.query().where('gigId', coming.id), 1)
  })
    .tags(['TOUR-11', 'TOUR-14', 'TOUR-16', 'TOUR-18'])
    .timeout(120_000)

  test('imported from a calendar are a tour at once', async ({ assert, visit }) => {
    const { artist, owner } = await givenArtist({})
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAndOpen(page, owner, '/dashboard?tab=gigs&view=import')
    await page.getByLabel('File').setInputFiles({
      name: 'tour.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(tour({ a: { days: 10 }, b: { days: 11 } })),
    })
    await page.getByRole('button', { name: 'Check dates' }).click()
    await page.getByLabel('Add them to a tour?').selectOption('new')
    await page.getByRole('button', { name: 'Save 2 dates' }).click()
    await page.getByRole('alert').first().waitFor()
    assert.lengthOf(await Gig.query().where('artistId', artist.id), 0)
    await page.getByLabel('Name of the tour').fill('Spring')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Save 2 dates' }).click()
    await page.getByRole('heading', { name: '2 gigs added' }).waitFor()
    const made = await Tour.query().where('artistId', artist.id).firstOrFail()
    assert.lengthOf(await Gig.query().where('tourId', made.id), 2)
  })
    .tags(['TOUR-17'])
    .timeout(60_000)

  test('have their attendance typed on the live board', async ({ assert, visit }) => {
    const { owner, gig } = await givenNight()
    await gig.merge({ startsAt: clock.now().minus({ hours: 2 }) }).save()
    const page = await visit('/terms')
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAndOpen(page, owner, `/dashboard?tab=gigs&gig=${gig.id}&live=1`)
    await page.getByRole('button', { name: 'Attendance' }).click()
    await dialog(page).getByLabel('People').fill('412')
    await assertAccessible(page, assert)
    await press(page, 'Save')
    await page.getByRole('button', { name: '412 people' }).waitFor()
    assert.equal((await gig.refresh()).attendance, 412)
  })
    .tags(['TOUR-16'])
    .timeout(60_000)
})
