import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { ShareContact } from '#fans/actions/share_contact'
import { RemoveFavoriteArtist } from '#fans/actions/remove_favorite_artist'
import { SendAnnouncements } from '#fans/public'
import { clock } from '#shared/clock'
import { CONTACT_WORDING_VERSION, contactWording } from '#shared/contact_wording'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { mailsDuring } from '#tests/support/mails_during'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { letGo, untilWaiting } from '#tests/support/until_waiting'
import { contactPath, givenFollower, share, withdraw } from './shared_contact_fixtures.js'

const consents = () => db.from('contact_consents').orderBy('id')

test.group('A fan who shares their contact with an artist', (group) => {
  group.each.setup(rollbackAfterEach)

  test('does so by a separate box: following alone shares nothing', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    const fan = await UserFactory.apply('verified').create()
    const followed = await client
      .post(`/api/users/${fan.id}/favorites`)
      .json({ artistId: artist.id })
      .loginAs(fan)
      .withCsrfToken()
    followed.assertStatus(201)
    followed.assertBodyContains({ sharesContact: false, allowsNews: false })
    assert.isEmpty(await consents())
    const before = await client.get(contactPath({ fan, artist })).loginAs(fan)
    before.assertBody({ isShared: false })
  }).tags(['FOLL-6'])

  test('has the words, their version and the date kept', async ({ assert, client, cleanup }) => {
    cleanup(clock.set(() => DateTime.fromISO('2026-11-20T10:00:00Z')))
    const { artist } = await givenArtist({ bandName: 'Half-Day Wednesday' })
    const fan = await givenFollower(artist)
    for (let times = 0; times < 2; times++) {
      const answer = await share(client, { fan, artist })
      answer.assertStatus(200)
      answer.assertBody({ isShared: true })
    }
    const rows = await consents()
    assert.lengthOf(rows, 1)
    assert.containSubset(rows[0], {
      user_id: fan.id,
      artist_id: artist.id,
      wording:
        'Let Half-Day Wednesday email me about shows and merch. They get my name and email address. I can stop this at any time.',
      wording_version: CONTACT_WORDING_VERSION,
      agreed_at: new Date('2026-11-20T10:00:00Z'),
      revoked_at: null,
    })
    const list = await client.get(`/api/users/${fan.id}/favorites`).loginAs(fan)
    assert.isTrue(list.body()[0].sharesContact)
    const page = await client.get('/').withInertia().loginAs(fan)
    page.assertInertiaPropsContains({ favorites: [{ id: artist.id, sharesContact: true }] })
  }).tags(['FOLL-6'])

  test('must have read the current words, and follow a visible artist: {title}')
    .with([
      { title: 'other words', status: 409, wording: 'Let them email me.' },
      { title: 'the earlier name', status: 409, wording: contactWording('An earlier name') },
      { title: 'no heart', status: 404, heart: false },
      { title: 'a hidden artist', status: 404, hidden: true },
    ])
    .run(async ({ assert, client }, { status, wording, heart = true, hidden = false }) => {
      const { artist } = await givenArtist({ isHidden: hidden })
      const fan = await givenFollower(artist)
      if (!heart) await db.from('fan_favorites').where('user_id', fan.id).delete()
      const answer = await share(client, { fan, artist }, wording)
      answer.assertStatus(status)
      if (status === 409) answer.assertBodyContains({ code: 'E_WORDING_CHANGED' })
      assert.isEmpty(await consents())
    })
    .tags(['FOLL-6'])

  test('stops with one press; agreeing again is a new row', async ({ assert, client, cleanup }) => {
    const at = (iso: string) => cleanup(clock.set(() => DateTime.fromISO(iso)))
    const { artist } = await givenArtist({})
    const fan = await givenFollower(artist)
    at('2026-11-20T10:00:00Z')
    await share(client, { fan, artist })
    at('2026-11-21T10:00:00Z')
    for (let times = 0; times < 2; times++)
      (await withdraw(client, { fan, artist })).assertStatus(204)
    at('2026-11-22T10:00:00Z')
    await share(client, { fan, artist })
    const days = (await consents()).map((row) => [row.agreed_at, row.revoked_at])
    assert.deepEqual(days, [
      [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')],
      [new Date('2026-11-22T10:00:00Z'), null],
    ])
  }).tags(['FOLL-6', 'FOLL-7'])

  test('can stop where the clock of another server was ahead', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { artist } = await givenArtist({})
    const fan = await givenFollower(artist)
    await share(client, { fan, artist })
    const earlier = clock.now().minus({ minutes: 1 })
    cleanup(clock.set(() => earlier))
    ;(await withdraw(client, { fan, artist })).assertStatus(204)
    assert.isNotNull((await consents())[0].revoked_at)
  }).tags(['FOLL-7'])

  test('stops by removing the favourite, and sees on the account page with whom it is shared', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const { artist: hidden } = await givenArtist({})
    const fan = await givenFollower(artist)
    await share(client, { fan, artist })
    const props = async () =>
      (await client.get('/account').withInertia().loginAs(fan)).body().props.sharedContacts
    assert.containSubset(await props(), [{ artistId: artist.id, bandName: artist.bandName }])
    assert.notInclude(
      (await props()).map((shared: { artistId: number }) => shared.artistId),
      hidden.id
    )
    // Sharing with an artist who was hidden since can still be stopped.
    await artist.merge({ isHidden: true }).save()
    assert.lengthOf(await props(), 1)
    const removed = await client
      .delete(`/api/users/${fan.id}/favorites/${artist.id}`)
      .loginAs(fan)
      .withCsrfToken()
    removed.assertStatus(204)
    assert.isNotNull((await consents())[0].revoked_at)
    assert.isEmpty(await props())
  }).tags(['FOLL-7'])

  test('has a row that can be withdrawn once and not changed otherwise', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const fan = await givenFollower(artist)
    await share(client, { fan, artist })
    const refused = async (change: object) => {
      await db.rawQuery('SAVEPOINT before')
      await assert.rejects(() => db.from('contact_consents').update(change), /withdrawn, once/)
      await db.rawQuery('ROLLBACK TO SAVEPOINT before')
    }
    await refused({ wording: 'Anything at all.' })
    await refused({ wording: 'Anything at all.', revoked_at: new Date() })
    await withdraw(client, { fan, artist })
    await refused({ revoked_at: null })
    await refused({ revoked_at: new Date() })
  }).tags(['FOLL-6'])
})

test.group('The link in announcement mails', (group) => {
  group.each.setup(rollbackAfterEach)

  test('stops sharing with that artist without logging in, by page and by mail program', async ({
    assert,
    client,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const other = (await givenArtist({})).artist
    const fan = await givenFollower(artist)
    await givenFollower(other)
    await share(client, { fan, artist })
    await db.from('fan_favorites').where('user_id', fan.id).update({ allows_announcements: true })
    await db.table('announcements').insert({
      artist_id: artist.id,
      product_id: product.id,
      body: 'Red this time.',
      created_at: clock.now().toJSDate(),
    })
    await db.rawQuery(
      'INSERT INTO announcement_recipients (announcement_id, user_id) SELECT id, ? FROM announcements',
      [fan.id]
    )
    const [sent] = await mailsDuring(async () =>
      (await app.container.make(SendAnnouncements)).handle()
    )
    assert.include(sent!.text, `You share your name and email address with ${artist.bandName}.`)
    const link = /Stop sharing: (\S+)/.exec(sent!.text)![1]!.replace(appUrl, '')
    const page = await client.get(link)
    page.assertStatus(200)
    page.assertHeader('referrer-policy', 'no-referrer')
    assert.isNull((await consents())[0].revoked_at, 'an address that is only fetched ends nothing')
    const foreign = await client.post(link.replace(/fan=\d+/, `fan=${fan.id + 1}`))
    foreign.assertStatus(404)
    const elsewhere = await client.post(link.replace(/artist=\d+/, `artist=${other.id}`))
    elsewhere.assertStatus(404)
    assert.isNull((await consents())[0].revoked_at)
    const ended = await client.post(link).form({ 'List-Unsubscribe': 'One-Click' })
    ended.assertStatus(200)
    ended.assertTextIncludes('You’ve stopped sharing')
    assert.isNotNull((await consents())[0].revoked_at)
    assert.isTrue(
      (await db.from('fan_favorites').where('user_id', fan.id).first()).allows_announcements
    )
  }).tags(['FOLL-7'])

  test('is in no mail to a fan who shares nothing', async ({ assert, client }) => {
    const { artist, product } = await givenActiveProduct({})
    const fan = await givenFollower(artist)
    await share(client, { fan, artist })
    await withdraw(client, { fan, artist })
    await db.from('fan_favorites').where('user_id', fan.id).update({ allows_announcements: true })
    const created = { body: 'Red.', created_at: clock.now().toJSDate() }
    await db
      .table('announcements')
      .insert({ artist_id: artist.id, product_id: product.id, ...created })
    await db.rawQuery(
      'INSERT INTO announcement_recipients (announcement_id, user_id) SELECT id, ? FROM announcements',
      [fan.id]
    )
    const [sent] = await mailsDuring(async () =>
      (await app.container.make(SendAnnouncements)).handle()
    )
    assert.notInclude(sent!.text, 'Stop sharing')
  }).tags(['FOLL-7'])
})

test.group('Shared contacts of accounts that are exported or deleted', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('are in the fan’s export, those withdrawn too, and go with the account', async ({
    assert,
  }) => {
    const { artist } = await givenArtist({})
    const fan = await givenFollower(artist)
    const browser = await signedIn(fan)
    const path = contactPath({ fan, artist })
    const wording = contactWording(artist.bandName)
    assert.equal((await browser.put(path, { wording })).status, 200)
    assert.equal((await browser.delete(path)).status, 204)
    assert.equal((await browser.put(path, { wording })).status, 200)
    const { sharedContacts } = (await browser.get('/api/account/export')).json()
    assert.lengthOf(sharedContacts, 2)
    assert.containSubset(sharedContacts[1], {
      artistId: artist.id,
      wording: contactWording(artist.bandName),
      wordingVersion: CONTACT_WORDING_VERSION,
      revokedAt: null,
    })
    const deleted = await browser.delete('/api/account', { password: FACTORY_PASSWORD })
    assert.equal(deleted.status, 204)
    assert.isEmpty(await consents())
  }).tags(['FOLL-10'])

  test('go with the account of the artist, and so does the log of exports', async ({ assert }) => {
    const { artist, owner } = await givenArtist({})
    const fan = await givenFollower(artist)
    const wording = contactWording(artist.bandName)
    const fansBrowser = await signedIn(fan)
    await fansBrowser.put(contactPath({ fan, artist }), { wording })
    const browser = await signedIn(owner)
    assert.equal((await browser.get(`/artists/${artist.id}/followers.csv`)).status, 200)
    const { followerExports } = (await browser.get('/api/account/export')).json()
    assert.containSubset(followerExports, [{ rows: 1 }])
    const deleted = await browser.delete('/api/account', { password: FACTORY_PASSWORD })
    assert.equal(deleted.status, 204)
    assert.isEmpty(await consents())
    assert.isEmpty(await db.from('follower_exports'))
  }).tags(['FOLL-10'])
})

test.group('A contact that is shared while the heart is taken off', (group) => {
  group.each.setup(async () => resetDatabase)

  test('is not shared afterwards, whichever comes first: {$self}')
    .with(['share', 'remove'] as const)
    .run(async ({ assert, cleanup }, first) => {
      const { artist } = await givenArtist({})
      const fan = await givenFollower(artist)
      const which = { userId: fan.id, artistId: artist.id }
      const acts = {
        share: async () =>
          (await app.container.make(ShareContact)).handle({
            ...which,
            wording: contactWording(artist.bandName),
          }),
        remove: async () => (await app.container.make(RemoveFavoriteArtist)).handle(which),
      }
      const gate = await db.transaction()
      cleanup(() => letGo(gate))
      await gate.from('fan_favorites').where('user_id', fan.id).forUpdate()
      const one = acts[first]()
      await untilWaiting(1)
      const other = acts[first === 'share' ? 'remove' : 'share']()
      await untilWaiting(2)
      await gate.commit()
      const [, late] = await Promise.allSettled([one, other])
      assert.equal(late.status, first === 'share' ? 'fulfilled' : 'rejected')
      assert.isEmpty(await db.from('contact_consents').whereNull('revoked_at'))
      assert.isEmpty(await db.from('fan_favorites').where('user_id', fan.id))
    })
    .tags(['FOLL-7'])
})
