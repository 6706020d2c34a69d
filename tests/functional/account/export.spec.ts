import { test } from '@japa/runner'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { SocialIdentityFactory } from '#database/factories/social_identity_factory'
import { UserFactory } from '#database/factories/user_factory'
import { cleanSlate } from '#tests/support/clean_slate'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'

test.group('The export of one’s data', (group) => {
  group.each.setup(cleanSlate)

  test('is a file with account, orders and addresses, hearts, wishlist and reviews', async ({
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
    for (const secret of ['scrypt', 'artistProfit', 'token'])
      assert.notInclude(answer.text(), secret)
  })

  test('of an artist holds the profile, the codes and the gigs', async ({ client }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const { code, gig } = await givenScannedCode({ artist })
    const answer = await client.get('/api/account/export').loginAs(owner)
    answer.assertBodyContains({
      artist: { id: artist.id, bandName: 'Night Bus', profitSharePercentage: 60 },
      qrCodes: [{ code: code.code }],
      gigs: [{ id: gig.id, venue: gig.venue }],
    })
  })

  test('holds every order, however many', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const { product } = await givenActiveProduct({})
    for (let count = 0; count < 101; count++) await givenPaidOrder({ product, buyer: user })
    await givenPaidOrder({ product })
    const answer = await client.get('/api/account/export').loginAs(user)
    assert.lengthOf(answer.body().orders, 101)
  })

  test('is nobody else’s', async ({ assert, client }) => {
    ;(await client.get('/api/account/export')).assertStatus(401)
    const { order } = await givenPaidOrder({ buyer: await UserFactory.create() })
    const other = await client.get('/api/account/export').loginAs(await UserFactory.create())
    assert.notInclude(other.text(), order.orderNumber)
  })
})
