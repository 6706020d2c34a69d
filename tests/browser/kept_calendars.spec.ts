import type { Server } from 'node:https'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PublicFetch } from '#core/http/public_fetch'
import Gig from '#gigs/models/gig'
import { tour } from '#tests/functional/gigs/import_calls'
import { assertAccessible } from '#tests/support/axe'
import { expect } from '#tests/support/expect'
import { givenArtist } from '#tests/support/given'
import { startHttpsServer, stopHttpsServer, TEST_CERTIFICATE } from '#tests/support/https_server'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'

test.group('Browser: a kept calendar', (group) => {
  let server: Server
  let address: string
  let calendar: string | null = ''

  group.setup(async () => {
    const started = await startHttpsServer((_, response) =>
      calendar === null ? response.writeHead(404).end() : response.end(calendar)
    )
    server = started.server
    address = `https://calendar.test:${started.port}/tour.ics`
  })
  group.teardown(() => stopHttpsServer(server))
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => {
    app.container.swap(
      PublicFetch,
      () =>
        new PublicFetch({
          resolve: async () => ['127.0.0.1'],
          isAllowed: (one) => one === '127.0.0.1',
          ca: TEST_CERTIFICATE,
        })
    )
    return () => app.container.restore(PublicFetch)
  })

  test('is read again with one press, shows what has changed, and can be forgotten', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    calendar = tour({ a: { days: 10 }, b: { days: 11 } })
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAndOpen(page, owner, '/dashboard?tab=gigs&view=import')
    await page.getByLabel('Where are your dates?').selectOption('address')
    await page.getByLabel('Address').fill(address)
    await page.getByRole('button', { name: 'Check dates' }).click()
    await page.getByRole('heading', { name: 'New (2)' }).waitFor()
    await expect(page.getByRole('checkbox', { name: /^Keep this address/ })).toBeChecked()
    await page.getByRole('button', { name: 'Save 2 dates' }).click()
    await page.getByRole('heading', { name: '2 gigs added' }).waitFor()

    calendar = tour({ a: { days: 10 }, b: { days: 12 }, c: { days: 13 } })
    await page.goto('/dashboard?tab=gigs&view=import')
    const kept = page.getByRole('region', { name: 'Your calendars' })
    await kept.getByText('calendar.test', { exact: false }).waitFor()
    await assertAccessible(page, assert)
    await kept.getByRole('button', { name: /^Read again/ }).click()
    await page.getByRole('heading', { name: 'New (1)' }).waitFor()
    await page.getByRole('heading', { name: 'Changed (1)' }).waitFor()
    await page.getByText('1 gig up to date.').waitFor()
    await page.getByRole('button', { name: 'Save 2 dates' }).click()
    await page.getByRole('heading', { name: '1 gig added, 1 gig changed' }).waitFor()
    assert.lengthOf(await Gig.query().where('artistId', artist.id), 3)

    // An address that no longer works shows an error, and no gig is lost.
    calendar = null
    await page.goto('/dashboard?tab=gigs&view=import')
    await kept.getByRole('button', { name: /^Read again/ }).click()
    await page.getByRole('status').filter({ hasText: 'Error' }).first().waitFor()
    await kept.getByRole('button', { name: /^Forget/ }).click()
    await kept.waitFor({ state: 'detached' })
    assert.lengthOf(await Gig.query().where('artistId', artist.id), 3)
  })
    .tags(['TOUR-7'])
    .timeout(120_000)
})
