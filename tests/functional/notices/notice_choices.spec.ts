import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import app from '@adonisjs/core/services/app'
import type User from '#identity/models/user'
import { NOTICES, wantsNotice } from '#notices/public'
import { NotifyPayoutPaid } from '#payouts/actions/notify_payout_paid'
import { pence } from '#shared/money'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { givenReviewedProduct, send } from '#tests/functional/approvals/approval_fixtures'
import { givenArtist } from '#tests/support/given'
import { mailsDuring } from '#tests/support/mails_during'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const PATH = '/api/account/notices'

const change = (client: ApiClient, account: User, body: object) =>
  client.patch(PATH).json(body).loginAs(account).withCsrfToken()

const all = (off: string[] = []) =>
  NOTICES.map((notice) => ({ notice, isWanted: !off.includes(notice) }))

/** The mail of a payout of £184.20, and which it is. */
async function payOut(artist: { id: number }, payoutId = 7) {
  const notify = await app.container.make(NotifyPayoutPaid)
  await db.transaction((trx) =>
    notify.handle(
      {
        payoutId,
        artistId: artist.id,
        amount: pence(18420),
        debtAmount: pence(0),
        currency: 'GBP',
        statementPath: '/dashboard?tab=payouts',
      },
      trx
    )
  )
}

test.group('The notices of an artist', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are all on until one is switched off, each by itself', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const before = await client.get(PATH).loginAs(owner)
    before.assertBody({ notices: all(), updatedAt: null })
    for (const isWanted of [false, false]) {
      const off = await change(client, owner, { notice: 'first-sale', isWanted })
      off.assertStatus(200)
      off.assertBodyContains({ notices: all(['first-sale']) })
    }
    await change(client, owner, { notice: 'low-pieces', isWanted: false })
    const on = await change(client, owner, { notice: 'first-sale', isWanted: true })
    on.assertBodyContains({ notices: all(['low-pieces']) })
    assert.isTrue(await wantsNotice(owner.id, 'first-sale'))
    assert.isFalse(await wantsNotice(owner.id, 'low-pieces'))
    const { owner: other } = await givenArtist({})
    assert.isTrue(await wantsNotice(other.id, 'low-pieces'))
    const page = await client.get('/dashboard?tab=profile').withInertia().loginAs(owner)
    page.assertInertiaPropsContains({ notices: { notices: all(['low-pieces']) } })
  }).tags(['NOTICE-1'])

  test('do not overwrite a choice that was made meanwhile', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const first = await change(client, owner, { notice: 'first-sale', isWanted: false })
    const { updatedAt } = first.body()
    const second = await change(client, owner, {
      notice: 'morning-after',
      isWanted: false,
      updatedAt,
    })
    second.assertStatus(200)
    const late = await change(client, owner, { notice: 'draft-ready', isWanted: false, updatedAt })
    late.assertStatus(409)
    late.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
    assert.isTrue(await wantsNotice(owner.id, 'draft-ready'))
  }).tags(['NOTICE-1'])

  test('cannot be chosen by a fan or an admin', async ({ assert, client }) => {
    for (const account of [await UserFactory.create(), await UserFactory.apply('admin').create()]) {
      const answer = await change(client, account, { notice: 'first-sale', isWanted: false })
      answer.assertStatus(403)
    }
    assert.isEmpty(await db.from('notice_choices'))
  }).tags(['NOTICE-1'])

  test('that are off are not sent: a payout', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    assert.lengthOf(await mailsDuring(() => payOut(artist)), 1)
    await change(client, owner, { notice: 'payout-sent', isWanted: false })
    assert.isEmpty(await mailsDuring(() => payOut(artist, 8)))
  }).tags(['NOTICE-1'])

  test('that are switched off while they wait are not sent: a draft that is ready', async ({
    assert,
    client,
  }) => {
    const { product, admin, owner } = await givenReviewedProduct({ status: 'draft' })
    const mails = await mailsDuring(async () => {
      const body = { status: 'pending_approval' }
      await send(client, 'PATCH', `/api/products/${product.id}/status`, admin, body)
      await change(client, owner, { notice: 'draft-ready', isWanted: false })
    })
    assert.isEmpty(mails)
  }).tags(['NOTICE-1'])

  test('are switched off by the link of a mail without logging in, only that one', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const [sent] = await mailsDuring(() => payOut(artist))
    assert.include(sent!.text, 'We email you about payouts.')
    assert.include(sent!.text, `${appUrl}/dashboard?artist=${artist.id}&tab=profile#notices`)
    const link = /Switch this email off: (\S+)/.exec(sent!.text)![1]!.replace(appUrl, '')
    assert.include(sent!.html, link.replaceAll('&', '&amp;'))
    const page = await client.get(link)
    page.assertStatus(200)
    page.assertHeader('referrer-policy', 'no-referrer')
    const { inertiaProps } = await client.get(link).withInertia()
    const choosePath = `/dashboard?artist=${artist.id}&tab=profile#notices`
    assert.deepInclude(inertiaProps, { choosePath })
    assert.isTrue(await wantsNotice(owner.id, 'payout-sent'), 'only fetched')
    for (const foreign of [
      link.replace('payout-sent', 'first-sale'),
      link.replace(/account=\d+/, `account=${other.id}`),
    ])
      (await client.post(foreign)).assertStatus(404)
    const ended = await client.post(link).form({ 'List-Unsubscribe': 'One-Click' })
    ended.assertStatus(200)
    ended.assertTextIncludes('That email is off')
    assert.isFalse(await wantsNotice(owner.id, 'payout-sent'))
    assert.isTrue(await wantsNotice(owner.id, 'first-sale'))
    assert.isTrue(await wantsNotice(other.id, 'payout-sent'))
    assert.isEmpty(await mailsDuring(() => payOut(artist, 9)))
  }).tags(['NOTICE-1'])
})

test.group('The notices of an account that is exported or deleted', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('are in the export, and go with the account for good', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const [sent] = await mailsDuring(() => payOut(artist))
    const link = /Switch this email off: (\S+)/.exec(sent!.text)![1]!.replace(appUrl, '')
    await client.post(link)
    const browser = await signedIn(owner)
    const { notices } = (await browser.get('/api/account/export')).json()
    assert.deepEqual(notices.notices, all(['payout-sent']))
    const deleted = await browser.delete('/api/account', { password: FACTORY_PASSWORD })
    assert.equal(deleted.status, 204)
    assert.isEmpty(await db.from('notice_choices'))
    ;(await client.post(link)).assertStatus(404)
    assert.isEmpty(await db.from('notice_choices'))
  }).tags(['NOTICE-1'])
})
