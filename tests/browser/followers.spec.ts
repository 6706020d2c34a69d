import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { dataDirectory } from '#config/app'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { SendAnnouncements } from '#fans/public'
import User from '#identity/models/user'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { deliverMails } from '#tests/support/outgoing_mails'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

test.group('Browser: an artist and their followers', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => rm(join(dataDirectory, 'mail'), { recursive: true, force: true }))

  test('a fan asks for announcements, the artist announces a drop, and the mail’s link ends it', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { artist, product } = await givenActiveProduct({ name: 'Last Tram Tee' })
    const fan = await UserFactory.create()
    await FanFavoriteFactory.merge({ userId: fan.id, artistId: artist.id }).create()
    const page = await visit('about:blank')
    await signInAs(page, fan)
    await page.goto('/account')
    await page.setViewportSize({ width: 375, height: 812 })
    const wanted = page.getByRole('checkbox', { name: artist.bandName })
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await wanted.check()
    assert.equal((await saved).status(), 200)
    await assertAccessible(page, assert, ['#news'])

    await browserContext.clearCookies()
    await signInAs(page, await User.findOrFail(artist.userId))
    await page.goto('/dashboard?tab=followers')
    await page.getByRole('button', { name: 'Send to followers' }).click()
    await page.getByText('Choose what you announce').waitFor()
    await page.getByLabel('What').selectOption('Last Tram Tee')
    await expect(page.getByText('Choose what you announce')).toHaveCount(0)
    await expect(page.getByText('Write a few words to your fans')).toHaveCount(1)
    await page.getByLabel('Message').fill('It is back, in red.')
    await page.getByRole('button', { name: 'Send to followers' }).click()
    const question = page.getByRole('dialog', { name: 'Send to 1 fan?' })
    await question.getByText('Last Tram Tee will be emailed with your message').waitFor()
    await assertAccessible(page, assert, ['[role="dialog"]'])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    assert.lengthOf(await db.from('announcements'), 0)
    await page.getByRole('button', { name: 'Send to followers' }).click()
    await question.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('0 of 1 email sent').waitFor()
    await page.getByText('You can send the next one tomorrow.').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Send to followers' }).count(), 0)
    assert.equal(await page.getByLabel('Message').count(), 0)
    await assertAccessible(page, assert)

    assert.equal(await (await app.container.make(SendAnnouncements)).handle(), 1)
    await deliverMails()
    await browserContext.clearCookies()
    await page.goto('/dev/mail')
    await page.getByRole('link', { name: `News from ${artist.bandName}` }).click()
    const mailed = page.frameLocator('iframe')
    await expect(mailed.getByRole('link', { name: 'See it in the store' })).toHaveAttribute(
      'href',
      new RegExp(`/product/${product.id}`)
    )
    const tab = page.waitForEvent('popup')
    await mailed.getByRole('link', { name: 'Unsubscribe from all' }).click()
    const end = await tab
    await end.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
    await assertAccessible(end, assert)
  }).tags(['FOLL-2', 'FOLL-5'])

  test('with no drop and no gig there is nothing to fill in, and one way on', async ({
    assert,
    visit,
  }) => {
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=followers')
    const announce = page.getByRole('region', { name: 'Announce', exact: true })
    await announce.getByText('You can announce a product on sale or an upcoming gig.').waitFor()
    assert.equal(await announce.locator('form').count(), 0)
    await expect(announce.getByRole('link')).toHaveCount(1)
    await assertAccessible(page, assert)
    await announce.getByRole('link', { name: 'Gigs' }).click()
    await page.waitForURL((url) => url.search === '?tab=gigs')
  })
})
