import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import Gig from '#gigs/models/gig'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signIn, toastOf } from '#tests/support/sign_in_form'
import { signInAs } from '#tests/support/signed_in'
import { assertAccessible } from '#tests/support/axe'
import { eventually, expect } from '#tests/support/expect'

const kept = (page: Page) => page.getByText('We’ve kept what you typed before.')

const bio = (page: Page) => page.getByLabel('Bio')
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

async function openProfile(page: Page) {
  const { artist, owner } = await givenArtist({})
  await signInAs(page, owner)
  await page.goto('/dashboard?tab=profile')
  return { artist, owner }
}

async function openReviews(page: Page) {
  const { artist, owner } = await givenArtist({})
  const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
  await product.merge({ status: 'pending_approval' }).save()
  await signInAs(page, owner)
  await page.goto('/dashboard?tab=product-approvals')
  return { product, owner }
}

const review = (page: Page) => page.getByRole('button', { name: 'Review Last Tram Tee' })
const notes = (page: Page) => page.getByLabel('Your Notes')

async function noteAndClose(page: Page, close: () => Promise<unknown>) {
  await review(page).click()
  await notes(page).fill('The red is not our red.')
  await close()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function assertNotesBack(page: Page) {
  await review(page).click()
  await kept(page).waitFor()
  await expect(notes(page)).toHaveValue('The red is not our red.')
}

test.group('Browser: words typed in the studio', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a review outlives Back, Escape and a reload; Cancel drops it', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    await openReviews(page)
    await noteAndClose(page, () => page.goBack())
    await assertNotesBack(page)
    await assertAccessible(page, assert, ['[role="dialog"]'])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await assertNotesBack(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await review(page).click()
    await expect(notes(page)).toHaveValue('')
    assert.equal(await kept(page).count(), 0)
  }).tags(['PROF-21'])

  test('a review outlives a lost session, and is gone once it is sent', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    const { product, owner } = await openReviews(page)
    await db.from('sessions').delete()
    await review(page).click()
    await notes(page).fill('The red is not our red.')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByRole('button', { name: 'Reject product' }).click()
    await page.waitForURL((url) => url.pathname === '/login/artist')
    await signIn(page, owner)
    await page.waitForURL((url) => url.search === '?tab=product-approvals')
    await assertNotesBack(page)
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByRole('button', { name: 'Reject product' }).click()
    await toastOf(page, 'Product Updated')
    assert.equal((await product.refresh()).approvalNotes, 'The red is not our red.')
    await product.merge({ status: 'pending_approval' }).save()
    await page.reload()
    await review(page).click()
    await expect(notes(page)).toHaveValue('')
  }).tags(['PROF-21'])

  test('a product’s draft outlives another tab of the dashboard, and is gone once it is created', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    await openProfile(page)
    const name = () => page.getByLabel('Product Name')
    await page.goto('/dashboard?tab=add-product')
    await name().fill('Last Tram Tee')
    await page.getByLabel('Selling Price (£)').fill('24')
    await page.getByRole('link', { name: 'Overview', exact: true }).click()
    await page.waitForURL((url) => url.search === '?tab=overview')
    await page.goto('/dashboard?tab=add-product')
    await kept(page).waitFor()
    await expect(name()).toHaveValue('Last Tram Tee')
    await page.getByRole('button', { name: 'Create Product' }).click()
    await toastOf(page, 'Product created successfully!')
    await page.goto('/dashboard?tab=add-product')
    await expect(name()).toHaveValue('')
    assert.equal(await kept(page).count(), 0)
  })

  test('a profile outlives another tab of the dashboard, a reload and a lost session, until it is saved or discarded', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    const { artist, owner } = await openProfile(page)
    await bio(page).fill('Two drummers.')
    assert.equal(await kept(page).count(), 0)
    await page.getByRole('link', { name: 'Overview', exact: true }).click()
    await page.waitForURL((url) => url.search === '?tab=overview')
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await kept(page).waitFor()
    await expect(bio(page)).toHaveValue('Two drummers.')
    await assertAccessible(page, assert)

    await db.from('sessions').delete()
    await save(page).click()
    await page.waitForURL((url) => url.pathname === '/login/artist')
    await signIn(page, owner)
    await page.waitForURL((url) => url.search === '?tab=profile')
    await kept(page).waitFor()
    await expect(bio(page)).toHaveValue('Two drummers.')
    await save(page).click()
    await toastOf(page, 'Profile updated successfully!')
    await page.reload()
    assert.equal(await kept(page).count(), 0)
    assert.equal((await artist.refresh()).bio, 'Two drummers.')

    await bio(page).fill('Three drummers.')
    await page.reload()
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(bio(page)).toHaveValue('Two drummers.')
    await page.reload()
    await expect(bio(page)).toHaveValue('Two drummers.')
  }).tags(['PROF-21'])

  test('a profile changed elsewhere says what changed, and loading it keeps what was typed', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    const { artist } = await openProfile(page)
    await page.setViewportSize({ width: 375, height: 667 })
    await bio(page).fill('Two drummers.')
    await db
      .from('artists')
      .where('id', artist.id)
      .update({ location: 'York', bio: 'One drummer.', updated_at: new Date() })
    await save(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'This profile has changed' })
    await notice.getByText('Location is now “York”.').waitFor()
    await notice.getByText('Bio was changed too.').waitFor()
    await eventually(async () => {
      const { y, height } = (await notice.boundingBox())!
      assert.isTrue(y > 56 && y + height < 667, 'it is in sight, under the bar')
    })
    assert.equal((await artist.refresh()).bio, 'One drummer.')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Load what changed' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('York')
    await expect(bio(page)).toHaveValue('Two drummers.')
    await save(page).click()
    await toastOf(page, 'Profile updated successfully!')
    const saved = await artist.refresh()
    assert.deepEqual([saved.bio, saved.location], ['Two drummers.', 'York'])
  }).tags(['PROF-22'])

  test('a profile that was saved although its answer was lost is saved, not overtaken', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    const { artist } = await openProfile(page)
    await bio(page).fill('Two drummers. ')
    await page.route(
      `**/api/artists/${artist.id}`,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 }
    )
    await save(page).click()
    await toastOf(page, 'Error')
    assert.equal((await artist.refresh()).bio, 'Two drummers.')
    await save(page).click()
    await toastOf(page, 'Profile updated successfully!')
    assert.equal(await page.getByText('Your changes aren’t saved yet').count(), 0)
    await page.reload()
    assert.equal(await kept(page).count(), 0)
  })

  test('a refused field says so once, until its value changes', async ({ assert, visit }) => {
    const page = await visit('about:blank')
    await openProfile(page)
    const website = page.getByLabel('Website')
    await website.fill('no address')
    await page.getByLabel('Instagram').fill('no such handle at all !')
    await save(page).click()
    await page.locator('#content [aria-invalid="true"]').first().waitFor()
    const invalid = () => page.locator('#content [aria-invalid="true"]').count()
    assert.equal(await page.locator('.toast').count(), 0)
    const before = await invalid()
    await website.press('End')
    await page.keyboard.type('x')
    await expect.poll(invalid).toBe(before - 1)
    await expect(website).toBeFocused()
  })

  test('a gig and a code outlive Back, a reload and a lost session, until they are saved or cancelled', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    const { artist, owner } = await openProfile(page)
    const name = page.getByLabel('Gig or tour')
    const open = (button: string) => page.getByRole('button', { name: button }).first().click()
    const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto('/dashboard?tab=gigs')
    await open('New gig')
    await name.fill('Early Closing Tour')
    await page.goBack()
    await closed()
    await page.reload()
    await open('New gig')
    await kept(page).waitFor()
    await expect(name).toHaveValue('Early Closing Tour')
    await assertAccessible(page, assert, ['[role=dialog]'])
    await page.getByLabel('Day').fill('2027-06-05')
    await db.from('sessions').delete()
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.waitForURL((url) => url.pathname === '/login/artist')
    await signIn(page, owner)
    await page.waitForURL((url) => url.search === '?tab=gigs')
    await open('New gig')
    await expect(page.getByLabel('Day')).toHaveValue('2027-06-05')
    await page.getByRole('button', { name: 'Save gig' }).click()
    await page.getByRole('heading', { name: 'Early Closing Tour' }).waitFor()
    await closed()
    await page.goto('/dashboard?tab=gigs')
    await open('New gig')
    await expect(name).toHaveValue('')
    await page.keyboard.press('Escape')

    // What was changed elsewhere meanwhile is not set back by what was typed beside it.
    await page.getByRole('link', { name: 'Early Closing Tour' }).click()
    await open('Edit gig')
    await page.getByLabel('Venue').fill('Somewhere')
    const gig = await Gig.query().where('artist_id', artist.id).firstOrFail()
    await gig.merge({ city: 'Leeds' }).save()
    await page.reload()
    await open('Edit gig')
    await expect(page.getByLabel('Venue')).toHaveValue('Somewhere')
    await page.getByRole('button', { name: 'Save gig' }).click()
    await closed()
    await gig.refresh()
    assert.deepEqual([gig.venue, gig.city], ['Somewhere', 'Leeds'])

    await page.goto('/dashboard?tab=qr-codes')
    await open('New QR code')
    await page.getByLabel('For which gig?').selectOption('alone')
    await page.getByLabel('Event name').fill('At the door')
    await page.reload()
    await open('New QR code')
    await kept(page).waitFor()
    await expect(page.getByLabel('Event name')).toHaveValue('At the door')
    await expect(page.getByLabel('For which gig?')).toHaveValue('alone')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await closed()
    await open('New QR code')
    await expect(page.getByLabel('Event name')).toHaveValue('')
  })

  test('what was typed is gone with the account that logs out', async ({ assert, visit }) => {
    const page = await visit('about:blank')
    await openProfile(page)
    await bio(page).fill('Two drummers.')
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
    assert.notInclude(stored, 'Two drummers.')
  }).tags(['PROF-21'])

  test('an announcement refused as the second of a day shows the first, and keeps the words', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
    const fan = await UserFactory.create()
    await FanFavoriteFactory.merge({
      userId: fan.id,
      artistId: artist.id,
      allowsAnnouncements: true,
    }).create()
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=followers')
    await page.getByLabel('What').selectOption('Last Tram Tee')
    await page.getByLabel('Message').fill('It is back, in red.')
    const [announced] = await db
      .table('announcements')
      .insert({
        artist_id: artist.id,
        product_id: product.id,
        body: 'Sent from my phone.',
        created_at: new Date(),
      })
      .returning('id')
    await db
      .table('announcement_recipients')
      .insert({ announcement_id: announced.id, user_id: fan.id })
    await page.getByRole('button', { name: 'Send to followers' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Sent from my phone.').waitFor()
    await page.getByText('You can send the next one tomorrow.').waitFor()
    assert.equal(await page.locator('.toast').count(), 0)
    assert.equal(await page.getByRole('button', { name: 'Send to followers' }).count(), 0)
    await expect(page.getByLabel('Message')).toHaveValue('It is back, in red.')
    await page.reload()
    await kept(page).waitFor()
    await expect(page.getByLabel('Message')).toHaveValue('It is back, in red.')
  }).tags(['PROF-21'])
})
