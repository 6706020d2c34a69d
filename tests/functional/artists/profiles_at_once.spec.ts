import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { artistCreatedPort } from '#artists/artist_created_port'
import { CreateArtist } from '#artists/actions/create_artist'
import { afterResponseDone } from '#core/after_response'
import { UserFactory } from '#database/factories/user_factory'
import { resetDatabase } from '#tests/support/reset_database'
import { givenArtist } from '#tests/support/given'
import { SMALL_PHOTO } from '#tests/support/photos'

test.group('Becoming an artist', (group) => {
  group.each.setup(async () => {
    return resetDatabase
  })

  test('twice at once makes one profile with one code', async ({ assert, client }) => {
    const fan = await UserFactory.create()
    const become = (bandName: string) =>
      client.post('/api/artists').loginAs(fan).withCsrfToken().json({ bandName })
    const answers = await Promise.all([become('First'), become('Second'), become('Third')])
    const made = answers.filter((answer) => answer.status() === 201)
    assert.lengthOf(made, 1)
    for (const answer of answers) assert.include([200, 201, 409], answer.status())
    assert.lengthOf(await db.from('artists').where('user_id', fan.id), 1)
    assert.lengthOf(await db.from('qr_codes'), 1)
    assert.equal((await fan.refresh()).userType, 'artist')
  }).tags(['PROF-6'])

  test('is all or nothing: where the code cannot be made, the fan stays a fan without a profile', async ({
    assert,
    cleanup,
  }) => {
    cleanup(
      artistCreatedPort.register(async () => {
        throw new Error('No code today')
      })
    )
    const fan = await UserFactory.create()
    const createArtist = await app.container.make(CreateArtist)
    await assert.rejects(() => createArtist.handle(fan, { bandName: 'Nearly' }), 'No code today')
    assert.isEmpty(await db.from('artists'))
    assert.equal((await fan.refresh()).userType, 'fan')
  }).tags(['PROF-6'])

  test('with a name that another takes at the same time is refused, and the fan stays a fan', async ({
    assert,
    client,
  }) => {
    const fans = await UserFactory.createMany(2)
    const answers = await Promise.all(
      fans.map((fan) =>
        client.post('/api/artists').loginAs(fan).withCsrfToken().json({ bandName: 'The Same' })
      )
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 422]
    )
    assert.lengthOf(await db.from('users').where('user_type', 'artist'), 1)
  }).tags(['PROF-6'])
})

test.group('Photos at once', (group) => {
  group.each.setup(async () => {
    return resetDatabase
  })

  test('leave one, and it is the one that the profile names', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const upload = () =>
      client
        .put(`/api/artists/${artist.id}/upload-photo`)
        .loginAs(owner)
        .withCsrfToken()
        .json({ profileImageUrl: SMALL_PHOTO })
    for (const answer of await Promise.all([upload(), upload(), upload()])) answer.assertStatus(200)
    await afterResponseDone()
    const { objects } = await drive.use().listAll(`artists/${artist.id}/`)
    const stored = [...objects].map((one) => (one.isFile ? `/files/${one.key}` : ''))
    await artist.refresh()
    assert.deepEqual(stored, [artist.profileImageUrl])
    await drive.use().deleteAll('artists/')
  }).tags(['PROF-16'])
})
