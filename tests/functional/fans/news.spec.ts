import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { SendNews } from '#fans/public'
import { Announce } from '#fans/actions/announce'
import NewsMail from '#fans/mails/news_mail'
import { stopNewsLink } from '#fans/news_link'
import { clock } from '#shared/clock'
import { givenActiveProduct } from '#tests/support/given'
import { appUrl } from '#config/app'

/** An artist with something new, liked by that fan, who wants to hear of it. */
async function givenNews(fanId: number, body = 'It is here') {
  const { artist, product } = await givenActiveProduct({})
  await FanFavoriteFactory.merge({ userId: fanId, artistId: artist.id, allowsNews: true }).create()
  await new Announce().handle({ artistId: artist.id, productId: product.id, body })
  return { artist, product }
}

const send = async () => (await app.container.make(SendNews)).handle()

const local = (link: string) => link.replace(appUrl, '')

test.group('News of artists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clock.set(() => DateTime.fromISO('2026-11-20T10:00:00Z')))

  test('of one day come in one mail, with a way out of them', async ({ assert, cleanup }) => {
    const { mails } = mail.fake()
    cleanup(() => mail.restore())
    const fan = await UserFactory.merge({ firstName: 'Nia' }).create()
    const first = await givenNews(fan.id, 'Red this time.\n\n<b>Bold</b>')
    const second = await givenNews(fan.id)
    assert.equal(await send(), 1)
    const names = [first.artist.bandName, second.artist.bandName].join(' and ')
    mails.assertSent(NewsMail, ({ message }) => {
      message.assertTo(fan.email!)
      message.assertSubject(`News from ${names}`)
      message.assertHeader('List-Unsubscribe', `<${stopNewsLink(fan.id)}>`)
      message.assertHeader('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
      message.assertHtmlIncludes(`${appUrl}/product/${first.product.id}`)
      message.assertHtmlIncludes('&lt;b&gt;Bold')
      message.assertTextIncludes('Red this time.')
      return true
    })
    assert.equal(await send(), 0)
    assert.lengthOf(await db.from('announcement_recipients').whereNull('sent_at'), 0)
  })

  test('come once a day at most: what is announced later waits for the next', async ({
    assert,
    cleanup,
  }) => {
    mail.fake()
    cleanup(() => mail.restore())
    const fan = await UserFactory.create()
    await givenNews(fan.id)
    assert.equal(await send(), 1)
    await givenNews(fan.id)
    assert.equal(await send(), 0)
    const restore = clock.set(() => DateTime.fromISO('2026-11-21T00:00:01Z'))
    assert.equal(await send(), 1)
    restore()
  })

  test('that nobody could be told in a week are none any more', async ({ assert, cleanup }) => {
    mail.fake()
    cleanup(() => mail.restore())
    const fan = await UserFactory.create()
    await givenNews(fan.id)
    const restore = clock.set(() => DateTime.fromISO('2026-11-27T10:00:01Z'))
    assert.equal(await send(), 0)
    restore()
  })

  test('that cannot be mailed wait for the next day, and nobody else’s with them', async ({
    assert,
    cleanup,
  }) => {
    const fans = await UserFactory.createMany(2)
    for (const fan of fans) await givenNews(fan.id)
    const mailer = mail.fake()
    cleanup(() => mail.restore())
    const sendFaked = mailer.send.bind(mailer)
    const told: string[] = []
    mailer.send = async (message, config) => {
      const answer = await sendFaked(message, config)
      const [to] = (message as NewsMail).message.toObject().message.to as { address: string }[]
      if (to!.address === fans[0]!.email) throw new Error('the mail server is away')
      told.push(to!.address)
      return answer
    }
    assert.equal(await send(), 1)
    assert.deepEqual(told, [fans[1]!.email])
    const waiting = await db.from('announcement_recipients').whereNull('sent_at').select('user_id')
    assert.deepEqual(waiting, [{ user_id: fans[0]!.id }])
    assert.equal(await send(), 0)
  })

  test('reach no account that is suspended or has left', async ({ assert, cleanup }) => {
    const { mails } = mail.fake()
    cleanup(() => mail.restore())
    const fan = await UserFactory.merge({ suspendedAt: clock.now() }).create()
    await givenNews(fan.id)
    assert.equal(await send(), 0)
    mails.assertNotSent(NewsMail)
  })
})

test.group('Whether news are wanted', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

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
      news: [{ artistId: artist.id, bandName: artist.bandName, allowsNews: true }],
    })
    // A heart pressed again asks for nothing and takes nothing back.
    await client.post(path).json({ artistId: artist.id }).loginAs(fan).withCsrfToken()
    const list = await client.get(path).loginAs(fan)
    assert.isTrue(list.body()[0].allowsNews)
  })

  test('taken back, nothing that waits is sent', async ({ assert, client, cleanup }) => {
    const { mails } = mail.fake()
    cleanup(() => mail.restore())
    const fan = await UserFactory.create()
    const { artist } = await givenNews(fan.id)
    const answer = await client
      .patch(`/api/users/${fan.id}/favorites/${artist.id}`)
      .json({ allowsNews: false })
      .loginAs(fan)
      .withCsrfToken()
    answer.assertStatus(200)
    assert.equal(await send(), 0)
    mails.assertNotSent(NewsMail)
  })

  test('is ended for all by the link of a mail, signed out, by page and by mail program', async ({
    assert,
    client,
  }) => {
    const fan = await UserFactory.create()
    const { artist } = await givenNews(fan.id)
    const wanted = () => db.from('fan_favorites').where('allows_news', true)
    const link = local(stopNewsLink(fan.id))
    const page = await client.get(link)
    page.assertStatus(200)
    page.assertHeader('referrer-policy', 'no-referrer')
    assert.lengthOf(await wanted(), 1, 'an address that is only fetched ends nothing')
    const foreign = await client.post(link.replace(/fan=\d+/, `fan=${fan.id + 1}`))
    foreign.assertStatus(404)
    assert.lengthOf(await wanted(), 1)
    const ended = await client.post(link).form({ 'List-Unsubscribe': 'One-Click' })
    ended.assertStatus(200)
    ended.assertTextIncludes('No more news by mail')
    assert.lengthOf(await wanted(), 0)
    assert.lengthOf(await db.from('announcement_recipients'), 0)
    assert.lengthOf(await db.from('fan_favorites').where('artist_id', artist.id), 1)
  })
})
