import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { GigFactory } from '#database/factories/gig_factory'
import Gig from '#gigs/models/gig'
import QrCode from '#gigs/models/qr_code'
import { clock } from '#shared/clock'
import { tour } from '#tests/functional/gigs/import_calls'
import { assertAccessible } from '#tests/support/axe'
import { givenArtist } from '#tests/support/given'
import { picturesOf } from '#tests/support/pdf'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const uids = Array.from({ length: 11 }, (_, index) => `n${index}`)
const eleven = () => Object.fromEntries(uids.map((uid, index) => [uid, { days: 20 + index }]))

async function upload(page: Page, text: string) {
  await page.getByLabel('File').setInputFiles({
    name: 'tour.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(text),
  })
  await page.getByRole('button', { name: 'Check dates' }).click()
}

test.group('Browser: a tour', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is imported, imported again, changed, and printed with one press', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAndOpen(page, owner, '/dashboard?tab=gigs')
    await page.getByRole('link', { name: 'Import dates' }).click()
    await page.getByRole('heading', { name: 'Import dates' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Check dates' }).click()
    await page.getByText('Choose a file first.').waitFor()

    await upload(page, tour(eleven()))
    await page.getByRole('heading', { name: 'New (11)' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('checkbox', { name: /^Save Night n10,/ }).click()
    await page.getByRole('button', { name: /^Correct Night n0,/ }).click()
    await page.getByLabel('Gig or tour').fill('Opening night')
    await assertAccessible(page, assert)
    assert.equal(await Gig.query().where('artistId', artist.id).first(), null)
    await page.getByRole('button', { name: 'Save 10 dates' }).click()
    await page.getByRole('heading', { name: '10 gigs added' }).waitFor()
    await assertAccessible(page, assert)
    const gigs = await Gig.query().where('artistId', artist.id).orderBy('startsAt')
    assert.lengthOf(gigs, 10)
    assert.equal(gigs[0]!.name, 'Opening night')

    // The same file again, without the date that was not wanted.
    const rest = eleven()
    delete rest.n10
    await page.getByRole('link', { name: 'Back to gigs' }).click()
    await page.getByRole('link', { name: 'Import dates' }).click()
    await upload(page, tour(rest))
    await page.getByRole('heading', { name: 'Nothing new' }).waitFor()
    await page.getByText('10 gigs up to date.').waitFor()

    // One moved, one gone.
    rest.n1 = { days: 40 }
    delete rest.n2
    await upload(page, tour(rest))
    await page.getByRole('heading', { name: 'Changed (1)' }).waitFor()
    await page.getByRole('heading', { name: 'No longer there (1)' }).waitFor()
    await assertAccessible(page, assert)
    await expect(page.getByRole('checkbox', { name: /^Remove Night n2/ })).not.toBeChecked()
    await page.getByRole('checkbox', { name: /^Remove Night n2/ }).click()
    await page.getByRole('button', { name: 'Save 2 dates' }).click()
    await page.getByRole('heading', { name: '1 gig changed, 1 gig deleted' }).waitFor()

    await page.getByRole('link', { name: 'Codes and posters' }).click()
    await page.getByRole('heading', { name: 'Coming up (9)' }).waitFor()
    await assertAccessible(page, assert)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Make 9 posters' }).click()
    const file = await download
    assert.equal(file.suggestedFilename(), 'Night Bus - posters - A4.pdf')
    assert.equal(picturesOf(await readFile(await file.path())).pages, 9)
    assert.lengthOf(await QrCode.query().where('artistId', artist.id).whereNotNull('gigId'), 9)
  })
    .tags(['TOUR-4', 'TOUR-5', 'TOUR-10'])
    .timeout(120_000)

  test('is pasted, with what could not be read named by its line, at any width', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({
      bandName: 'Wolverhamptonwanderingminstrelsofthenorth',
    })
    const long = 'Kesselhausinderkulturbrauereiamprenzlau'
    await GigFactory.merge({
      artistId: artist.id,
      name: long.repeat(4),
      startsAt: clock.now().plus({ days: 4 }),
    }).create()
    const page = await visit('about:blank')
    await signInAndOpen(page, owner, '/dashboard?tab=gigs&view=import')
    await page.getByLabel('Where are your dates?').selectOption('text')
    await page.getByRole('textbox', { name: 'Dates' }).fill('hello')
    await page.getByRole('button', { name: 'Check dates' }).click()
    await page.getByRole('alert').getByText('None of these lines begins with a date').waitFor()
    await page
      .getByRole('textbox', { name: 'Dates' })
      .fill(`Our tour\n${clock.now().plus({ days: 9 }).toISODate()} - ${long} - ${long.repeat(4)}`)
    await page.getByRole('button', { name: 'Check dates' }).click()
    await page.getByText('Line 1 has no date at its beginning.').waitFor()
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.isAtMost(wide, width)
    }
    await page.goto('/dashboard?tab=gigs&view=posters')
    await page.setViewportSize({ width: 320, height: 800 })
    await page.getByRole('heading', { name: 'Coming up (1)' }).waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.isAtMost(wide, 320)
  }).tags(['TOUR-3'])
})
