import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { dataDirectory } from '#config/app'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { SendNews } from '#fans/public'
import User from '#identity/models/user'
import { assertAccessible } from '#tests/support/axe'
import { emptyDatabase } from '#tests/support/empty_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

test.group('Browser: an artist and their followers', (group) => {
  group.each.setup(emptyDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => rm(join(dataDirectory, 'mail'), { recursive: true, force: true }))

  test('a fan asks for news, the artist announces a drop, and the mail’s link ends it', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { artist, product } = await givenActiveProduct({ name: 'Last Tram Tee' })
    const fan = await UserFactory.create()
    await FanFavoriteFactory.merge({ userId: fan.id, artistId: artist.id }).create()
    const page = await visit('/terms')
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
    await page.getByLabel('Your words').fill('It is back, in red.')
    await page.getByRole('button', { name: 'Send to followers' }).click()
    await page.getByText('0 of 1 mail sent').waitFor()
    await assertAccessible(page, assert)

    assert.equal(await (await app.container.make(SendNews)).handle(), 1)
    await browserContext.clearCookies()
    await page.goto('/dev/mail')
    await page.getByRole('link', { name: `News from ${artist.bandName}` }).click()
    const mailed = page.frameLocator('iframe')
    assert.include(
      await mailed.getByRole('link', { name: 'See it in the store' }).getAttribute('href'),
      `/product/${product.id}`
    )
    const tab = page.waitForEvent('popup')
    await mailed.getByRole('link', { name: 'Stop all news' }).click()
    const end = await tab
    await end.getByRole('heading', { name: 'No more news by mail' }).waitFor()
    await assertAccessible(end, assert)
  })
})
