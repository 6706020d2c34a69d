import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'

const path = (artistId: number) => `/api/artists/${artistId}/announcements`

/** An artist with a product on sale, and so many fans who allow announcements. */
async function givenFollowedArtist(fans = 2) {
  const { artist, product } = await givenActiveProduct({ name: 'Last Tram Tee' })
  const owner = await User.findOrFail(artist.userId)
  const made = await UserFactory.createMany(fans)
  for (const { id } of made)
    await FanFavoriteFactory.merge({
      userId: id,
      artistId: artist.id,
      allowsAnnouncements: true,
    }).create()
  return { artist, product, owner, fans: made }
}

test.group('Announcing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('announces a drop only to the fans who allowed it', async ({ assert, client }) => {
    const { artist, product, owner, fans } = await givenFollowedArtist()
    await FanFavoriteFactory.merge({
      userId: (await UserFactory.create()).id,
      artistId: artist.id,
    }).create()
    const body = { productId: product.id, body: '  It is back, in red.\nFirst come. ' }
    const answer = await client.post(path(artist.id)).json(body).loginAs(owner).withCsrfToken()
    answer.assertStatus(201)
    answer.assertBodyContains({
      kind: 'drop',
      title: 'Last Tram Tee',
      body: 'It is back, in red.\nFirst come.',
      recipients: 2,
      sent: 0,
    })
    const told = await db.from('announcement_recipients').orderBy('user_id').select('user_id')
    assert.deepEqual(
      told.map((row) => row.user_id),
      fans.map(({ id }) => id)
    )
  }).tags(['FOLL-2'])

  test('announces a gig with its place and local day', async ({ client }) => {
    const { artist, owner } = await givenFollowedArtist()
    const { gig } = await givenScannedCode({ artist })
    await gig
      .merge({
        name: 'Winter Tour',
        venue: 'Harbour Hall',
        city: 'Auckland',
        timeZone: 'Pacific/Auckland',
        startsAt: clock.now().plus({ days: 40 }),
      })
      .save()
    const day = gig.startsAt
      .setZone('Pacific/Auckland')
      .setLocale('en-GB')
      .toFormat('ccc d LLL yyyy')
    const answer = await client
      .post(path(artist.id))
      .json({ gigId: gig.id, body: 'See you there' })
      .loginAs(owner)
      .withCsrfToken()
    answer.assertStatus(201)
    answer.assertBodyContains({ kind: 'gig', title: `Winter Tour, Harbour Hall, Auckland, ${day}` })
  }).tags(['FOLL-2'])

  test('is refused for what is not theirs, not on sale, over, or without words, and reaches no fan', async ({
    assert,
    client,
  }) => {
    const { artist, product, owner } = await givenFollowedArtist()
    const { product: foreign } = await givenActiveProduct({})
    const { product: draft } = await givenActiveProduct({ artist })
    await draft.merge({ status: 'draft' }).save()
    const { gig: over } = await givenScannedCode({ artist })
    await over.merge({ startsAt: clock.now().minus({ hours: 1 }) }).save()
    const { gig: elsewhere } = await givenScannedCode({})
    await elsewhere.merge({ startsAt: clock.now().plus({ days: 3 }) }).save()
    const bodies = [
      { productId: foreign.id, body: 'x' },
      { productId: draft.id, body: 'x' },
      { gigId: over.id, body: 'x' },
      { gigId: elsewhere.id, body: 'x' },
      { body: 'x' },
      { productId: product.id, body: '   ' },
      { productId: product.id, body: 'x'.repeat(1001) },
      { productId: 2 ** 40, body: 'x' },
    ]
    for (const body of bodies) {
      const answer = await client.post(path(artist.id)).json(body).loginAs(owner).withCsrfToken()
      answer.assertStatus(422)
    }
    assert.lengthOf(await db.from('announcements'), 0)
    assert.lengthOf(await db.from('announcement_recipients'), 0)
  })

  test('is refused a second time on the same day', async ({ assert, client }) => {
    const { artist, product, owner } = await givenFollowedArtist()
    const send = () =>
      client
        .post(path(artist.id))
        .json({ productId: product.id, body: 'It is here' })
        .loginAs(owner)
        .withCsrfToken()
    const first = await send()
    first.assertStatus(201)
    const second = await send()
    second.assertStatus(409)
    second.assertBodyContains({ code: 'E_ANNOUNCED_TODAY' })
    assert.lengthOf(await db.from('announcements'), 1)
    const restore = clock.set(() => DateTime.utc().plus({ days: 1 }))
    const next = await send()
    restore()
    next.assertStatus(201)
  })

  test('without recipients is saved and does not use up the day', async ({ assert, client }) => {
    const { artist, product, owner } = await givenFollowedArtist(0)
    const send = () =>
      client
        .post(path(artist.id))
        .json({ productId: product.id, body: 'It is here' })
        .loginAs(owner)
        .withCsrfToken()
    ;(await send()).assertStatus(201)
    const page = await client.get('/dashboard?tab=followers').withInertia().loginAs(owner)
    page.assertInertiaPropsContains({
      announcements: [{ title: 'Last Tram Tee', recipients: 0, sent: 0 }],
      announcedToday: false,
    })
    const fan = await UserFactory.create()
    await FanFavoriteFactory.merge({
      userId: fan.id,
      artistId: artist.id,
      allowsAnnouncements: true,
    }).create()
    ;(await send()).assertStatus(201)
    assert.lengthOf(await db.from('announcement_recipients'), 1)
    ;(await send()).assertStatus(409)
  }).tags(['STUD-15'])

  test('the studio shows how many follow and allow announcements, never who, and what was announced', async ({
    assert,
    client,
  }) => {
    const { artist, product, owner } = await givenFollowedArtist(3)
    await client
      .post(path(artist.id))
      .json({ productId: product.id, body: '<script>alert(1)</script>' })
      .loginAs(owner)
      .withCsrfToken()
    const page = await client.get('/dashboard?tab=followers').withInertia().loginAs(owner)
    page.assertStatus(200)
    page.assertInertiaComponent('studio/followers')
    page.assertInertiaPropsContains({
      followers: { followers: 3, allowAnnouncements: 3, thisMonth: 3, announced: 1 },
      drops: [{ id: product.id, name: 'Last Tram Tee' }],
      announcements: [{ title: 'Last Tram Tee', recipients: 3, sent: 0 }],
      announcedToday: true,
    })
    const restore = clock.set(() => DateTime.utc().plus({ days: 1 }))
    const tomorrow = await client.get('/dashboard?tab=followers').withInertia().loginAs(owner)
    restore()
    tomorrow.assertInertiaPropsContains({ announcedToday: false })
    const html = (await client.get('/dashboard?tab=followers').loginAs(owner)).text()
    assert.notInclude(html, '<script>alert')
    const { owner: other } = await givenArtist({})
    const refused = await client.get(path(artist.id)).loginAs(other)
    refused.assertStatus(403)
  }).tags(['FOLL-1'])
})
