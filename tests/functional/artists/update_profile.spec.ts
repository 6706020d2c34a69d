import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenArtist } from '#tests/support/given'

const rowOf = (id: number) => db.from('artists').where('id', id).firstOrFail()

const put = (client: ApiClient, id: number, account: User, body: object) =>
  client.put(`/api/artists/${id}`).loginAs(account).withCsrfToken().json(body)

test.group('PUT /api/artists/:id', (group) => {
  group.each.setup(rollbackAfterEach)

  test('changes what is sent, empties what is null, and touches nothing else', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    await artist
      .merge({
        socialLinks: { instagram: 'https://instagram.com/old', otherLink: 'https://a.test' },
      })
      .save()
    const answer = await put(client, artist.id, owner, {
      genre: 'folk',
      subGenre: null,
      website: 'placeholders.test',
      socialLinks: { instagram: '@night.bus', youtube: 'nightbus', facebook: null },
    })
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), {
      bandName: artist.bandName,
      genre: 'folk',
      subGenre: null,
      location: 'Leeds',
      bio: artist.bio,
      website: 'https://placeholders.test',
      socialLinks: {
        instagram: 'https://instagram.com/night.bus',
        twitter: null,
        facebook: null,
        youtube: 'https://youtube.com/@nightbus',
        otherLink: 'https://a.test',
      },
    })
    const publicly = await client.get(`/api/artists/${artist.id}`)
    assert.equal(publicly.body().genre, 'folk')
    assert.notProperty(publicly.body(), 'updatedAt')
  }).tags(['PROF-4', 'PROF-10'])

  test('the name is locked: another one is refused with the whole change, its own may be sent', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const before = await rowOf(artist.id)
    const other = await put(client, artist.id, owner, { bandName: 'Forgers', bio: 'New words' })
    other.assertStatus(422)
    other.assertBodyContains({
      message:
        'Artist name cannot be changed for security reasons. Contact support if you need to update this.',
      errors: [{ field: 'bandName', rule: 'locked' }],
    })
    assert.deepEqual(await rowOf(artist.id), before)
    const own = await put(client, artist.id, owner, { bandName: artist.bandName, bio: 'New words' })
    own.assertStatus(200)
  }).tags(['PROF-9'])

  test('privileged fields are ignored', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const before = await rowOf(artist.id)
    const privileged = {
      isVerified: true,
      profitSharePercentage: 100,
      userId: 1,
      totalSales: 5,
      isHidden: true,
      profileImageUrl: 'https://elsewhere.test/x.jpg',
      accentColor: '#000000',
    }
    ;(await put(client, artist.id, owner, privileged)).assertStatus(200)
    assert.deepEqual(await rowOf(artist.id), before)
  }).tags(['PROF-10'])

  test('a change based on an outdated version is refused and overwrites nothing', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { updatedAt } = (await client.get(`/api/artists/${artist.id}`).loginAs(owner)).body()
    const first = await put(client, artist.id, owner, { bio: 'From the phone', updatedAt })
    first.assertStatus(200)
    const second = await put(client, artist.id, owner, { bio: 'From the desk', updatedAt })
    second.assertStatus(409)
    second.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
    assert.equal((await rowOf(artist.id)).bio, 'From the phone')
    const again = { bio: 'From the desk', updatedAt: first.body().updatedAt }
    ;(await put(client, artist.id, owner, again)).assertStatus(200)
  }).tags(['PROF-10'])

  test('an invalid {field} is refused under its name, and nothing changes')
    .tags(['PROF-5'])
    .with([
      { field: 'genre', body: { genre: 'polka' } },
      { field: 'bio', body: { bio: 'x'.repeat(2001) } },
      { field: 'website', body: { website: 'javascript:alert(1)' } },
      { field: 'website', body: { website: `${'x'.repeat(290)}.test` } },
      { field: 'website', body: { website: 'data:text/html,<script>' } },
      {
        field: 'socialLinks.instagram',
        body: { socialLinks: { instagram: 'javascript:alert(1)' } },
      },
      {
        field: 'socialLinks.twitter',
        body: { socialLinks: { twitter: 'https://evil.test/x.com' } },
      },
      {
        field: 'socialLinks.facebook',
        body: { socialLinks: { facebook: 'https://facebook.com.evil.test/nightbus' } },
      },
      { field: 'socialLinks.youtube', body: { socialLinks: { youtube: 'youtube.evil.test/x' } } },
      { field: 'socialLinks.otherLink', body: { socialLinks: { otherLink: 'ftp://files.test' } } },
      { field: 'updatedAt', body: { updatedAt: 'yesterday-ish' } },
    ])
    .run(async ({ assert, client }, { field, body }) => {
      const { artist, owner } = await givenArtist({})
      const before = await rowOf(artist.id)
      const answer = await put(client, artist.id, owner, { subGenre: 'Noise', ...body })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
      assert.deepEqual(await rowOf(artist.id), before)
    })

  test('a script is stored as plain text', async ({ client }) => {
    const { artist, owner } = await givenArtist({})
    const bio = '<script>alert(1)</script>'
    ;(await put(client, artist.id, owner, { bio })).assertStatus(200)
    const page = await client.get(`/store/${artist.id}`)
    page.assertStatus(200)
    if (page.text().includes(bio)) throw new Error('The script reached the page')
  })

  test('is refused to visitors, fans, other artists and admins, and changes nothing', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const before = await rowOf(artist.id)
    const address = `/api/artists/${artist.id}`
    ;(await client.put(address).withCsrfToken().json({ bio: 'x' })).assertStatus(401)
    const { owner: other } = await givenArtist({})
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    for (const account of [fan, other, admin])
      (await put(client, artist.id, account, { bio: 'x' })).assertStatus(403)
    // Authorised before validated: other accounts learn nothing about the validation.
    ;(await put(client, artist.id, other, { genre: 'polka' })).assertStatus(403)
    ;(await put(client, 2_000_000_000, other, { bio: 'x' })).assertStatus(404)
    assert.deepEqual(await rowOf(artist.id), before)
  }).tags(['PROF-10'])
})
