import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { SendAnnouncements } from '#fans/public'
import AnnouncementMail from '#fans/mails/announcement_mail'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { untilWaiting } from '#tests/support/until_waiting'
import { deliver, deliverMails, waitingMails } from '#tests/support/outgoing_mails'
import { appUrl } from '#config/app'

/** An artist with an announcement, and a fan who allows it. */
async function givenAnnouncement(client: ApiClient, fanId: number, body = 'It is here') {
  const { artist, product } = await givenActiveProduct({})
  await FanFavoriteFactory.merge({
    userId: fanId,
    artistId: artist.id,
    allowsAnnouncements: true,
  }).create()
  const answer = await client
    .post(`/api/artists/${artist.id}/announcements`)
    .json({ productId: product.id, body })
    .loginAs(await User.findOrFail(artist.userId))
    .withCsrfToken()
  answer.assertStatus(201)
  return { artist, product }
}

/** A fan with pending announcements. */
async function givenReader(client: ApiClient, changes: Partial<User> = {}) {
  const fan = await UserFactory.merge(changes).create()
  return { fan, ...(await givenAnnouncement(client, fan.id)) }
}

type Given = Awaited<ReturnType<typeof givenReader>>

let mails: ReturnType<typeof mail.fake>['mails']

/** Keeps mails instead of sending them. */
function keepMails() {
  mails = mail.fake().mails
  return () => mail.restore()
}

/** The timer, and then the queue. @returns how many mails went out */
async function send() {
  await (await app.container.make(SendAnnouncements)).handle()
  return deliverMails()
}

test.group('Mails of announcements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(keepMails)
  group.each.setup(() => clock.set(() => DateTime.fromISO('2026-11-20T10:00:00Z')))

  test('of one day come in one mail, with a link to unsubscribe', async ({ client, assert }) => {
    const fan = await UserFactory.merge({ firstName: 'Nia' }).create()
    const first = await givenAnnouncement(client, fan.id, 'Red this time.\n\n<b>Bold</b>')
    const second = await givenAnnouncement(client, fan.id)
    assert.equal(await send(), 1)
    const names = [first.artist.bandName, second.artist.bandName].join(' and ')
    mails.assertSent(AnnouncementMail, ({ message }) => {
      message.assertTo(fan.email!)
      message.assertSubject(`News from ${names}`)
      message.assertHtmlIncludes('Unsubscribe from all')
      message.assertHeader('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
      message.assertHtmlIncludes(`${appUrl}/product/${first.product.id}`)
      message.assertHtmlIncludes('&lt;b&gt;Bold')
      message.assertTextIncludes('Red this time.')
      return true
    })
    assert.equal(await send(), 0)
    assert.lengthOf(await db.from('announcement_recipients').whereNull('sent_at'), 0)
  }).tags(['FOLL-4'])

  test('come once a day at most: a later announcement is sent the next day', async ({
    client,
    assert,
  }) => {
    const { fan } = await givenReader(client)
    assert.equal(await send(), 1)
    await givenAnnouncement(client, fan.id)
    assert.equal(await send(), 0)
    const restore = clock.set(() => DateTime.fromISO('2026-11-21T00:00:01Z'))
    assert.equal(await send(), 1)
    restore()
  }).tags(['FOLL-4'])

  test('use the day in London: in summer it begins an hour before that of UTC', async ({
    client,
    assert,
    cleanup,
  }) => {
    const at = (iso: string) => cleanup(clock.set(() => DateTime.fromISO(iso)))
    at('2026-07-20T22:59:59Z')
    const { fan, artist, product } = await givenReader(client)
    const announce = async () =>
      client
        .post(`/api/artists/${artist.id}/announcements`)
        .json({ productId: product.id, body: 'Once more' })
        .loginAs(await User.findOrFail(artist.userId))
        .withCsrfToken()
    assert.equal(await send(), 1)
    ;(await announce()).assertStatus(409)
    at('2026-07-20T23:00:01Z')
    ;(await announce()).assertStatus(201)
    assert.equal(await send(), 1)
    const days = await db
      .from('announcement_mail_days')
      .where('user_id', fan.id)
      .select(db.raw('day::text'))
    assert.sameDeepMembers(days, [{ day: '2026-07-20' }, { day: '2026-07-21' }])
  })

  test('that could not be mailed within a week are dropped', async ({ client, assert }) => {
    await givenReader(client)
    const restore = clock.set(() => DateTime.fromISO('2026-11-27T10:00:01Z'))
    assert.equal(await send(), 0)
    restore()
  })

  test('that cannot be mailed at once are mailed later, and do not hold up those of other fans', async ({
    client,
    assert,
    cleanup,
  }) => {
    const fans = await UserFactory.createMany(2)
    for (const fan of fans) await givenAnnouncement(client, fan.id)
    const { prepare } = AnnouncementMail.prototype
    const restore = () => {
      AnnouncementMail.prototype.prepare = prepare
    }
    cleanup(restore)
    AnnouncementMail.prototype.prepare = function () {
      prepare.call(this)
      if (this.message.hasTo(fans[0]!.email!)) throw new Error('the mail server is away')
    }
    assert.equal(await (await app.container.make(SendAnnouncements)).handle(), 2)
    const [first, second] = await waitingMails()
    await assert.rejects(() => deliver(first!), 'the mail server is away')
    assert.isTrue(await deliver(second!))
    restore()
    assert.equal(await send(), 1)
  }).tags(['FOLL-4'])

  test('that are queued are not sent to a fan who unsubscribes meanwhile', async ({
    client,
    assert,
  }) => {
    const { fan } = await givenReader(client)
    await (await app.container.make(SendAnnouncements)).handle()
    await db.from('fan_favorites').where('user_id', fan.id).update({ allows_announcements: false })
    assert.equal(await deliverMails(), 0)
    mails.assertNotSent(AnnouncementMail)
  }).tags(['FOLL-4'])

  test('that are outdated, or of an artist who is no favourite any more, are not sent: {title}')
    .with([
      {
        title: 'the heart is taken off',
        change: ({ artist, fan }: Given) =>
          db.from('fan_favorites').where({ artist_id: artist.id, user_id: fan.id }).delete(),
      },
      {
        title: 'the artist has left',
        change: ({ artist }: Given) => artist.merge({ isHidden: true }).save(),
      },
      {
        title: 'the product is withdrawn',
        change: ({ product }: Given) => product.merge({ status: 'retired' }).save(),
      },
    ])
    .run(async ({ client, assert }, { change }) => {
      const given = await givenReader(client)
      await change(given)
      assert.equal(await send(), 0)
      mails.assertNotSent(AnnouncementMail)
      // The day is still free for what comes.
      await givenAnnouncement(client, given.fan.id)
      assert.equal(await send(), 1)
    })

  test('reach no suspended or deleted account', async ({ client, assert }) => {
    await givenReader(client, { suspendedAt: clock.now() })
    assert.equal(await send(), 0)
    mails.assertNotSent(AnnouncementMail)
  })
})

test.group('Two senders of announcements', (group) => {
  group.each.setup(async () => resetDatabase)
  group.each.setup(keepMails)

  test('at midnight, with different days, mail an announcement once', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(clock.set(() => DateTime.fromISO('2026-11-20T23:59:59Z')))
    const { fan } = await givenReader(client)
    const senders = [
      await app.container.make(SendAnnouncements),
      await app.container.make(SendAnnouncements),
    ]
    // Both have chosen what to tell before either may take it.
    const held = await db.transaction()
    await held.from('announcement_recipients').where('user_id', fan.id).forUpdate()
    const early = senders[0]!.handle()
    cleanup(clock.set(() => DateTime.fromISO('2026-11-21T00:00:00Z')))
    const late = senders[1]!.handle()
    await untilWaiting(2)
    await held.commit()
    assert.sameMembers(await Promise.all([early, late]), [1, 0])
    assert.equal(await deliverMails(), 1)
    assert.lengthOf(mails.sent(), 1)
    assert.lengthOf(await db.from('announcement_mail_days').where('user_id', fan.id), 1)
  })
})

test.group('Whether announcements are wanted', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(keepMails)

  test('is never assumed, is chosen per artist, and shows on the account', async ({
    assert,
    client,
  }) => {
    const fan = await UserFactory.create()
    const { artist } = await givenActiveProduct({})
    const path = `/api/users/${fan.id}/favorites`
    const added = await client.post(path).json({ artistId: artist.id }).loginAs(fan).withCsrfToken()
    added.assertBodyContains({ allowsNews: false })
    const change = (allowsNews: unknown) =>
      client.patch(`${path}/${artist.id}`).json({ allowsNews }).loginAs(fan).withCsrfToken()
    const allowed = await change(true)
    allowed.assertStatus(200)
    allowed.assertBody({ allowsNews: true })
    const wrong = await change('perhaps')
    wrong.assertStatus(422)
    const page = await client.get('/account').withInertia().loginAs(fan)
    page.assertInertiaPropsContains({
      announcements: [{ artistId: artist.id, bandName: artist.bandName, allowsNews: true }],
    })
    // Adding the favourite again changes nothing about its announcements.
    await client.post(path).json({ artistId: artist.id }).loginAs(fan).withCsrfToken()
    const list = await client.get(path).loginAs(fan)
    assert.isTrue(list.body()[0].allowsNews)
  }).tags(['FOLL-3'])

  test('taken back, pending ones are not sent', async ({ assert, client }) => {
    const { fan, artist } = await givenReader(client)
    const answer = await client
      .patch(`/api/users/${fan.id}/favorites/${artist.id}`)
      .json({ allowsNews: false })
      .loginAs(fan)
      .withCsrfToken()
    answer.assertStatus(200)
    assert.equal(await send(), 0)
    mails.assertNotSent(AnnouncementMail)
  }).tags(['FOLL-3'])

  test('is ended for all artists by the link of a mail, signed out, by page and by mail program', async ({
    assert,
    client,
  }) => {
    const { fan, artist } = await givenReader(client)
    await send()
    await givenAnnouncement(client, fan.id)
    const [sent] = mails.sent() as AnnouncementMail[]
    const [, signed] = /Unsubscribe from all: (\S+)/.exec(
      String(sent!.message.toObject().message.text)
    )!
    const link = signed!.replace(appUrl, '')
    const wanted = () => db.from('fan_favorites').where('allows_announcements', true)
    const page = await client.get(link)
    page.assertStatus(200)
    page.assertHeader('referrer-policy', 'no-referrer')
    assert.lengthOf(await wanted(), 2, 'an address that is only fetched ends nothing')
    const foreign = await client.post(link.replace(/fan=\d+/, `fan=${fan.id + 1}`))
    foreign.assertStatus(404)
    assert.lengthOf(await wanted(), 2)
    const ended = await client.post(link).form({ 'List-Unsubscribe': 'One-Click' })
    ended.assertStatus(200)
    ended.assertTextIncludes('You’re unsubscribed')
    assert.lengthOf(await wanted(), 0)
    assert.lengthOf(await db.from('announcement_recipients').whereNull('sent_at'), 0)
    assert.lengthOf(await db.from('fan_favorites').where('artist_id', artist.id), 1)
  }).tags(['FOLL-5'])
})
