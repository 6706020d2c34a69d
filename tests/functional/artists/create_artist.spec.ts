import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { CreateDefaultQrCode } from '#gigs/actions/create_default_qr_code'
import { givenArtist, givenScannedCode } from '#tests/support/given'

test.group('POST /api/artists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a fan becomes an artist with a profile and a QR code, at once', async ({
    assert,
    client,
  }) => {
    const fan = await UserFactory.create()
    const answer = await client
      .post('/api/artists')
      .loginAs(fan)
      .withCsrfToken()
      .json({
        bandName: ' The New Ones ',
        genre: 'indie',
        website: 'newones.test',
        socialLinks: { instagram: '@newones' },
      })
    answer.assertStatus(201)
    assert.containsSubset(answer.body(), {
      bandName: 'The New Ones',
      website: 'https://newones.test',
      profitSharePercentage: 60,
      totalSales: 0,
      socialLinks: { instagram: 'https://instagram.com/newones', youtube: null },
    })
    await fan.refresh()
    assert.equal(fan.userType, 'artist')
    const codes = await db.from('qr_codes').where('artist_id', answer.body().id)
    assert.lengthOf(codes, 1)
    assert.isTrue(codes[0].is_default)
  })

  test('privileged fields are ignored', async ({ assert, client }) => {
    const answer = await client
      .post('/api/artists')
      .loginAs(await UserFactory.create())
      .withCsrfToken()
      .json({
        bandName: 'Forgers',
        isVerified: true,
        profitSharePercentage: 100,
        userId: 1,
        totalSales: 5,
      })
    assert.containsSubset(answer.body(), {
      isVerified: false,
      profitSharePercentage: 60,
      totalSales: 0,
    })
  })

  test('without a name it says so, and a taken name is refused in any case', async ({ client }) => {
    const { artist } = await givenArtist({})
    const fan = await UserFactory.create()
    const empty = await client
      .post('/api/artists')
      .loginAs(fan)
      .withCsrfToken()
      .json({ bandName: '  ' })
    empty.assertStatus(422)
    empty.assertBodyContains({ message: 'Band/Artist Name is required' })
    const missing = await client.post('/api/artists').loginAs(fan).withCsrfToken().json({})
    missing.assertBodyContains({ message: 'Band/Artist Name is required' })
    const taken = await client
      .post('/api/artists')
      .loginAs(fan)
      .withCsrfToken()
      .json({ bandName: artist.bandName.toUpperCase() })
    taken.assertStatus(422)
    taken.assertBodyContains({ errors: [{ field: 'bandName', rule: 'unique' }] })
  }).tags(['PROF-3'])

  test('visitors are 401, a second profile and admins 409', async ({ client }) => {
    ;(await client.post('/api/artists').withCsrfToken().json({ bandName: 'X' })).assertStatus(401)
    const { owner } = await givenArtist({})
    ;(
      await client.post('/api/artists').loginAs(owner).withCsrfToken().json({ bandName: 'Second' })
    ).assertStatus(409)
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    ;(
      await client.post('/api/artists').loginAs(admin).withCsrfToken().json({ bandName: 'Boss' })
    ).assertStatus(409)
  })

  test('a fan who already owns a profile is an artist again, with the profile as it was', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Old Hands' })
    await owner.merge({ userType: 'fan' }).save()
    const answer = await client
      .post('/api/artists')
      .loginAs(owner)
      .withCsrfToken()
      .json({ bandName: 'New Hands' })
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { id: artist.id, bandName: 'Old Hands', totalSales: 0 })
    assert.equal((await owner.refresh()).userType, 'artist')
    assert.lengthOf(await db.from('artists').where('user_id', owner.id), 1)
  })

  test('a default QR code that is taken is drawn again', async ({ assert }) => {
    const { code } = await givenScannedCode({})
    const { artist } = await givenArtist({})
    const draws = [code.code, code.code, 'FRESH-ONE']
    const created = await db.transaction((trx) =>
      new CreateDefaultQrCode(() => draws.shift()!).handle(artist.id, trx)
    )
    assert.equal(created.code, 'FRESH-ONE')
    assert.equal(created.storeUrl, `/artist/${artist.id}/store?qr=FRESH-ONE`)
  })
})
