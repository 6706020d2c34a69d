import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { givenMember } from '#tests/support/given_band'
import { SMALL_PHOTO } from '#tests/support/photos'

type Entry = { actor: string; what: string; subject: string | null }

test.group('The log of a band', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function givenManagedBand() {
    const { artist, owner } = await givenArtist({})
    const manager = await givenMember(artist.id, 'manager')
    await manager.merge({ firstName: 'Sam', lastName: 'Example' }).save()
    return { artist, owner, manager }
  }

  test('says who did what, the latest first, to owner, managers and admins', async ({
    assert,
    client,
  }) => {
    const { artist, owner, manager } = await givenManagedBand()
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
    const as = (method: 'post' | 'put' | 'patch' | 'delete', path: string, body: object = {}) =>
      client[method](path).loginAs(manager).withCsrfToken().json(body)
    const gig = await as('post', '/api/gigs', { name: 'Spring Tour', date: '2026-12-01' })
    const { id } = gig.body() as { id: number }
    await as('patch', `/api/gigs/${id}`, { name: 'Autumn Tour' })
    await as('put', `/api/gigs/${id}/attendance`, { attendance: 120 })
    await as('post', '/api/qr-codes', { eventName: 'Door', gigId: id })
    await as('patch', `/api/products/${product.id}`, { name: 'First Tram Tee' })
    await as('patch', `/api/products/${product.id}/status`, { status: 'inactive' })
    await as('put', `/api/artists/${artist.id}`, { bio: 'New words.' })
    await as('put', `/api/artists/${artist.id}/upload-photo`, { profileImageUrl: SMALL_PHOTO })
    await as('delete', `/api/gigs/${id}`)
    await as('post', `/api/artists/${artist.id}/invitations`, {
      email: 'robin@example.com',
      role: 'viewer',
    })
    const answer = await client.get(`/api/artists/${artist.id}/log`).loginAs(owner)
    answer.assertStatus(200)
    const entries = answer.body() as Entry[]
    assert.deepEqual(
      entries.map(({ actor, what, subject }) => [actor, what, subject].filter(Boolean).join(' ')),
      [
        'Sam Example invited robin@example.com',
        'Sam Example deleted the gig Autumn Tour',
        'Sam Example changed the photo',
        'Sam Example changed the profile',
        'Sam Example changed the status of the product First Tram Tee',
        'Sam Example changed the product Last Tram Tee',
        'Sam Example added the QR code Door',
        'Sam Example changed the attendance of Autumn Tour',
        'Sam Example changed the gig Autumn Tour',
        'Sam Example added the gig Spring Tour',
      ]
    )
  }).tags(['TEAM-11'])

  test('has the owner’s shares and closed sheets, and drafts with the member who added them', async ({
    assert,
    client,
  }) => {
    const { artist, owner, manager } = await givenManagedBand()
    const gig = await client
      .post('/api/gigs')
      .loginAs(owner)
      .withCsrfToken()
      .json({ name: 'Spring Tour', date: '2026-12-01' })
    const { id } = gig.body() as { id: number }
    const agreed = await client
      .put(`/api/gigs/${id}/shares`)
      .loginAs(owner)
      .withSession(justLoggedIn(owner))
      .withCsrfToken()
      .json({ shares: [] })
    agreed.assertStatus(200)
    const product = await client
      .post('/api/products')
      .loginAs(manager)
      .withCsrfToken()
      .json({ name: 'Last Tram Tee', sellingPrice: 25 })
    product.assertStatus(201)
    const rows = await db
      .from('band_log_entries')
      .where('artist_id', artist.id)
      .orderBy('id')
      .select('actor_user_id', 'action', 'subject')
    assert.deepEqual(
      rows.map((row) => [row.actor_user_id, row.action, row.subject]),
      [
        [owner.id, 'gig.add', 'Spring Tour'],
        [owner.id, 'shares.change', 'Spring Tour'],
        [manager.id, 'product.add', 'Last Tram Tee'],
      ]
    )
    const history = await client.get(`/api/products/${product.body().id}/history`).loginAs(owner)
    assert.containSubset(history.body(), [{ actor: { name: 'Sam Example', role: 'artist' } }])
  }).tags(['TEAM-11'])

  test('has nothing of a change that was refused', async ({ assert, client }) => {
    const { owner, manager } = await givenManagedBand()
    const { artist: foreign } = await givenArtist({})
    const gig = await client
      .post('/api/gigs')
      .loginAs(owner)
      .withCsrfToken()
      .json({ name: 'Spring Tour', date: '2026-12-01' })
    const before = await db.from('band_log_entries').count('* as total').first()
    const path = `/api/gigs/${gig.body().id}`
    const stale = { name: 'Autumn Tour', updatedAt: '2026-01-01T00:00:00.000Z' }
    ;(await client.patch(path).loginAs(manager).withCsrfToken().json(stale)).assertStatus(409)
    ;(
      await client
        .put(`/api/artists/${foreign.id}`)
        .loginAs(manager)
        .withCsrfToken()
        .json({ bio: 'Not mine' })
    ).assertStatus(403)
    assert.deepEqual(await db.from('band_log_entries').count('* as total').first(), before)
  }).tags(['TEAM-11'])
})
