import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { SocialIdentityFactory } from '#database/factories/social_identity_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenEarned,
  givenReadyArtist,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'
import { keepCalendar } from '#tests/functional/gigs/import_calls'

test.group('The export of one’s data', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is a file with account, orders and addresses, favourites, wishlist and reviews', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    await SocialIdentityFactory.merge({ userId: user.id }).create()
    const { product } = await givenActiveProduct({ name: 'Last Tram Home Tee' })
    const { order } = await givenPaidOrder({ product, buyer: user })
    await order.merge({ status: 'delivered' }).save()
    const heart = await FanFavoriteFactory.merge({ userId: user.id }).create()
    await ProductFavoriteFactory.merge({ userId: user.id, productId: product.id }).create()
    await ReviewFactory.merge({
      userId: user.id,
      productId: product.id,
      orderId: order.id,
    }).create()

    const answer = await client.get('/api/account/export').loginAs(user)
    answer.assertStatus(200)
    assert.match(
      String(answer.header('content-disposition')),
      /^attachment; filename="gigstall-my-data-\d{4}-\d\d-\d\d\.json"$/
    )
    assert.equal(answer.header('cache-control'), 'private, no-store')
    assert.containSubset(answer.body(), {
      account: {
        id: user.id,
        email: user.email,
        firstName: 'Sam',
        socialAccounts: [{ provider: 'github' }],
      },
      orders: [
        {
          orderNumber: order.orderNumber,
          shippingAddress: { street: '1 Stage Road' },
          product: { name: 'Last Tram Home Tee' },
        },
      ],
      favoriteArtists: [{ artistId: heart.artistId }],
      wishlist: [{ productId: product.id, name: 'Last Tram Home Tee' }],
      reviews: [{ product: { id: product.id }, rating: 5, body: 'Wears as well as the record.' }],
      artist: null,
      qrCodes: [],
      gigs: [],
    })
    for (const secret of ['argon2', 'artistProfit', 'token'])
      assert.notInclude(answer.text(), secret)
  }).tags(['ACC-2'])

  test('of an artist holds the profile, the codes and the gigs', async ({ client }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const { code, gig } = await givenScannedCode({ artist })
    await keepCalendar(artist.id)
    const answer = await client.get('/api/account/export').loginAs(owner)
    answer.assertBodyContains({
      calendars: [{ name: 'Tour', address: 'https://calendar.example/secret.ics' }],
      artist: { id: artist.id, bandName: 'Night Bus', profitSharePercentage: 60 },
      qrCodes: [{ code: code.code }],
      gigs: [{ id: gig.id, venue: gig.venue }],
    })
  })

  test('holds the devices that are signed in, and no credentials', async ({ assert, cleanup }) => {
    cleanup(await useRealSessions())
    const user = await UserFactory.create()
    const [phone, laptop] = [new HttpSession(), new HttpSession()]
    for (const device of [phone, laptop])
      await device.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    const answer = await laptop.get('/api/account/export')
    const { sessions, isKnownDevice } = answer.json()
    assert.lengthOf(sessions, 2)
    assert.lengthOf(
      sessions.filter(({ isThisOne }: { isThisOne: boolean }) => isThisOne),
      1
    )
    for (const session of sessions) {
      assert.isTrue(Date.parse(session.expiresAt) > Date.parse(session.lastSeenAt))
      const fields = ['isThisOne', 'device', 'network', 'beganAt', 'lastSeenAt', 'expiresAt']
      assert.sameMembers(Object.keys(session), fields)
    }
    assert.isTrue(isKnownDevice)
    for (const { id } of await db.from('sessions').where('user_id', String(user.id)))
      assert.notInclude(answer.text, id)
  }).tags(['ACC-2'])

  test('holds every order, however many', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const { product } = await givenActiveProduct({})
    for (let count = 0; count < 101; count++) await givenPaidOrder({ product, buyer: user })
    await givenPaidOrder({ product })
    const answer = await client.get('/api/account/export').loginAs(user)
    assert.lengthOf(answer.body().orders, 101)
  })

  test('is only for the account’s owner', async ({ assert, client }) => {
    ;(await client.get('/api/account/export')).assertStatus(401)
    const { order } = await givenPaidOrder({ buyer: await UserFactory.create() })
    const other = await client.get('/api/account/export').loginAs(await UserFactory.create())
    assert.notInclude(other.text(), order.orderNumber)
  })
})

test.group('The export of an artist’s data', (group) => {
  group.each.setup(setupCheckout)

  test('holds payouts, statements with their lines and announcements, of that artist only', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    const { orderNumber, productId } = await givenEarned({ artist })
    await runPayouts()
    const body = 'It is back, in red.'
    await db.table('announcements').insert({ artist_id: artist.id, product_id: productId, body })
    const answer = await client.get('/api/account/export').loginAs(owner)
    const data = answer.body()
    assert.equal(data.payoutAccount.state, 'ready')
    assert.containSubset(data.payouts, [{ status: 'paid', amount: 69 }])
    const [month] = data.statements
    assert.containSubset(month, { sales: 69, payouts: -69 })
    assert.sameMembers(
      month.lines.map((line: { part: string }) => line.part),
      ['sales', 'payouts']
    )
    assert.containSubset(month.lines, [{ orderNumber, amount: 69 }])
    assert.containSubset(data.announcements, [{ kind: 'drop', productId, body }])

    const other = await givenArtist({})
    const nothing = (await client.get('/api/account/export').loginAs(other.owner)).body()
    assert.equal(nothing.payoutAccount.state, 'missing')
    assert.deepEqual([nothing.payouts, nothing.statements, nothing.announcements], [[], [], []])
  }).tags(['ACC-2'])

  test('holds every line of a statement, however many', async ({ assert, client }) => {
    const { artist, owner } = await givenReadyArtist()
    for (let sold = 0; sold < 101; sold++) await givenEarned({ artist, shippedDaysAgo: null })
    const answer = await client.get('/api/account/export').loginAs(owner)
    assert.lengthOf(answer.body().statements[0].lines, 101)
  }).tags(['ACC-2'])
})
