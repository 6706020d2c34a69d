import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import {
  FACTORY_PASSWORD,
  givenActiveProduct,
  givenArtist,
  givenScannedCode,
} from '#tests/support/given'
import { givenInvitation, givenMember } from '#tests/support/given_band'
import { BUYER, orderOf } from '#tests/support/purchase'

const members = (client: ApiClient, artistId: number, account: User) =>
  client.get(`/api/artists/${artistId}/members`).loginAs(account)

const changeRole = (client: ApiClient, path: string, account: User, role: string) =>
  client.patch(path).loginAs(account).withCsrfToken().json({ role })

const remove = (client: ApiClient, path: string, account: User) =>
  client.delete(path).loginAs(account).withCsrfToken().json({})

const addGig = (client: ApiClient, account: User, band?: number) => {
  const call = client.post('/api/gigs').loginAs(account).withCsrfToken()
  if (band !== undefined) call.header('X-Band-Id', String(band))
  return call.json({ name: 'Spring Tour', date: '2026-12-01' })
}

test.group('The members of a band', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed with the owner first', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const merch = await givenMember(artist.id, 'merch')
    const answer = await members(client, artist.id, owner)
    const listed = (answer.body() as { userId: number; role: string }[]).map(({ userId, role }) => [
      userId,
      role,
    ])
    assert.deepEqual(listed, [
      [owner.id, 'owner'],
      [merch.id, 'merch'],
    ])
  }).tags(['TEAM-3'])

  test('are changed and removed by the owner; a manager touches no manager and not the owner', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const manager = await givenMember(artist.id, 'manager')
    const second = await givenMember(artist.id, 'manager')
    const viewer = await givenMember(artist.id, 'viewer')
    const of = (account: User) => `/api/artists/${artist.id}/members/${account.id}`
    ;(await changeRole(client, of(second), manager, 'viewer')).assertStatus(403)
    ;(await changeRole(client, of(viewer), manager, 'manager')).assertStatus(403)
    ;(await remove(client, of(second), manager)).assertStatus(403)
    ;(await remove(client, of(owner), manager)).assertStatus(404)
    ;(await changeRole(client, of(viewer), manager, 'merch')).assertStatus(200)
    ;(await changeRole(client, of(viewer), owner, 'manager')).assertStatus(200)
    ;(await remove(client, of(second), owner)).assertStatus(204)
    const rows = await db.from('band_members').where('artist_id', artist.id).orderBy('user_id')
    assert.deepEqual(
      rows.map(({ user_id: id, role }) => [id, role]),
      [
        [manager.id, 'manager'],
        [viewer.id, 'manager'],
      ]
    )
  }).tags(['TEAM-6'])

  test('that changed meanwhile are not overwritten', async ({ client }) => {
    const { artist, owner } = await givenArtist({})
    const merch = await givenMember(artist.id, 'merch')
    const answer = await client
      .patch(`/api/artists/${artist.id}/members/${merch.id}`)
      .loginAs(owner)
      .withCsrfToken()
      .json({ role: 'viewer', updatedAt: '2026-01-01T00:00:00.000Z' })
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
  }).tags(['TEAM-6'])

  test('lose access at once when they are removed, and are told so in an open tab', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const merch = await givenMember(artist.id, 'merch')
    ;(await addGig(client, merch, artist.id)).assertStatus(201)
    await remove(client, `/api/artists/${artist.id}/members/${merch.id}`, owner)
    const late = await addGig(client, merch, artist.id)
    late.assertStatus(403)
    late.assertBodyContains({
      message: 'You’re not a member of this band any more. Reload the page to go on.',
    })
    ;(await client.get(`/api/artists/${artist.id}/gigs`).loginAs(merch)).assertStatus(403)
    const page = await client.get('/dashboard').withInertia().loginAs(merch)
    page.assertInertiaComponent('studio/set_up_profile')
    assert.lengthOf(await db.from('gigs').where('artist_id', artist.id), 1)
  }).tags(['TEAM-8'])

  test('can leave, the owner cannot', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const manager = await givenMember(artist.id, 'manager')
    const path = `/api/artists/${artist.id}/membership`
    ;(await remove(client, path, owner)).assertStatus(404)
    ;(await remove(client, path, manager)).assertStatus(204)
    ;(await remove(client, path, manager)).assertStatus(404)
    assert.isEmpty(await db.from('band_members').where('artist_id', artist.id))
  }).tags(['TEAM-6'])

  test('of a band whose owner is suspended have no access to it', async ({ client }) => {
    const { artist } = await givenArtist({ isHidden: true })
    const manager = await givenMember(artist.id, 'manager')
    ;(await client.get(`/api/artists/${artist.id}/orders`).loginAs(manager)).assertStatus(403)
    const page = await client.get('/dashboard').withInertia().loginAs(manager)
    page.assertInertiaComponent('studio/set_up_profile')
  }).tags(['TEAM-8'])
})

test.group('An account with several bands', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function givenTwoBands() {
    const { artist: own, owner } = await givenArtist({})
    const { artist: other } = await givenArtist({})
    await givenMember(other.id, 'merch', owner)
    return { own, other, owner }
  }

  const bandOf = async (client: ApiClient, account: User, path: string) => {
    const page = await client.get(path).withInertia().loginAs(account)
    return page.inertiaProps as {
      artist: { id: number }
      role: string
      tab: string
      tabs: string[]
      user: { artist: { id: number }; bands: { id: number; role: string }[] }
    }
  }

  test('sees their own first, and another one by its address', async ({ assert, client }) => {
    const { own, other, owner } = await givenTwoBands()
    const first = await bandOf(client, owner, '/dashboard')
    assert.equal(first.artist.id, own.id)
    assert.deepEqual(
      first.user.bands.map(({ id, role }) => [id, role]),
      [
        [own.id, 'owner'],
        [other.id, 'merch'],
      ]
    )
    const second = await bandOf(client, owner, `/dashboard?artist=${other.id}`)
    assert.equal(second.artist.id, other.id)
    assert.equal(second.user.artist.id, other.id)
    assert.deepEqual([second.role, second.tab], ['merch', 'gigs'])
    assert.deepEqual(second.tabs, ['gigs', 'qr-codes'])
    const { artist: foreign } = await givenArtist({})
    const third = await bandOf(client, owner, `/dashboard?artist=${foreign.id}`)
    assert.equal(third.artist.id, own.id)
    const switched = await client
      .get(`/dashboard?artist=${foreign.id}`)
      .withInertia()
      .loginAs(owner)
      .withSession({ band_id: other.id })
    assert.containSubset(switched.inertiaProps, { artist: { id: other.id } })
  }).tags(['TEAM-7'])

  test('switches by a call, to own bands alone', async ({ assert, client }) => {
    const { other, owner } = await givenTwoBands()
    const { artist: foreign } = await givenArtist({})
    const to = (id: number) =>
      client.post(`/api/artists/${id}/switch`).loginAs(owner).withCsrfToken().json({})
    ;(await to(foreign.id)).assertStatus(403)
    const answer = await to(other.id)
    answer.assertStatus(200)
    answer.assertBodyContains({ artist: { id: other.id } })
    assert.equal((answer.session() as { band_id?: number }).band_id, other.id)
  }).tags(['TEAM-7'])

  test('writes for the band of the page, whichever another tab has switched to', async ({
    assert,
    client,
  }) => {
    const { own, other, owner } = await givenTwoBands()
    ;(await addGig(client, owner, other.id)).assertStatus(201)
    ;(await addGig(client, owner, own.id).withSession({ band_id: other.id })).assertStatus(201)
    ;(await addGig(client, owner).withSession({ band_id: other.id })).assertStatus(201)
    const rows = await db.from('gigs').orderBy('id').select('artist_id')
    assert.deepEqual(
      rows.map(({ artist_id: id }) => id),
      [other.id, own.id, other.id]
    )
  }).tags(['TEAM-7'])

  test('is refused what the role does not allow in a clear sentence, on pages too', async ({
    client,
  }) => {
    const { other, owner } = await givenTwoBands()
    const sentence =
      'Your role in this band doesn’t allow this. Ask the band’s owner to change your role.'
    const call = await client.get(`/api/artists/${other.id}/payouts`).loginAs(owner)
    call.assertStatus(403)
    call.assertBodyContains({ message: sentence })
    const page = await client
      .get(`/dashboard?tab=payouts&artist=${other.id}`)
      .withInertia()
      .loginAs(owner)
    page.assertStatus(403)
    page.assertTextIncludes('doesn’t allow this')
  }).tags(['TEAM-3'])
})

test.group('A member counts as the artist', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('where they buy: by account and by email', async ({ assert, client }) => {
    const { artist, product } = await givenActiveProduct({})
    const viewer = await givenMember(artist.id, 'viewer')
    const orders = [
      await client.post('/api/orders').withCsrfToken().loginAs(viewer).json(orderOf(product)),
      await client
        .post('/api/orders')
        .withCsrfToken()
        .json(orderOf(product, { customerInfo: { ...BUYER.customerInfo, email: viewer.email } })),
      await client.post('/api/orders').withCsrfToken().json(orderOf(product)),
    ]
    for (const order of orders) order.assertStatus(201)
    const rows = await db.from('orders').orderBy('id').select('is_self_purchase')
    assert.deepEqual(
      rows.map(({ is_self_purchase: isOwn }) => isOwn),
      [true, true, false]
    )
  }).tags(['TEAM-9'])

  test('where they scan: it is not counted', async ({ assert, client }) => {
    const { artist, code } = await givenScannedCode({})
    await code.merge({ scanCount: 0 }).save()
    const merch = await givenMember(artist.id, 'merch')
    const stranger = await UserFactory.apply('artist').create()
    for (const [account, counted] of [
      [merch, 0],
      [stranger, 1],
    ] as const) {
      const call = client.post(`/api/qr-codes/${code.code}/scan`).withCsrfToken()
      const scan = await call.header('user-agent', 'Mozilla/5.0 Chrome/156').loginAs(account)
      scan.assertStatus(200)
      assert.equal(Number((await code.refresh()).scanCount), counted)
    }
  }).tags(['TEAM-9'])
})

test.group('Deleting an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const deleteOf = (client: ApiClient, account: User) =>
    client
      .delete('/api/account')
      .loginAs(account)
      .withCsrfToken()
      .json({ password: FACTORY_PASSWORD })

  test('ends its memberships and takes its email out of invitations', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const member = await givenMember(artist.id, 'merch')
    await givenInvitation({ artistId: artist.id, invitedBy: owner.id, email: member.email })
    ;(await deleteOf(client, member)).assertStatus(204)
    assert.isEmpty(await db.from('band_members').where('artist_id', artist.id))
    assert.isEmpty(await db.from('band_invitations').where('artist_id', artist.id))
  }).tags(['TEAM-10'])

  test('of a band’s owner removes the members', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const member = await givenMember(artist.id, 'manager')
    const by = { artistId: artist.id, invitedBy: owner.id }
    const { token } = await givenInvitation(by)
    const declined = await givenInvitation({ ...by, email: 'declined@example.com' })
    await db
      .from('band_invitations')
      .where('id', declined.invitation.id)
      .update({ status: 'declined', settled_at: new Date() })
    ;(await deleteOf(client, owner)).assertStatus(204)
    assert.isEmpty(await db.from('band_members').where('artist_id', artist.id))
    assert.isEmpty(await db.from('band_invitations').where('artist_id', artist.id))
    ;(await client.get(`/invitations/${token}`).withInertia()).assertStatus(404)
    const page = await client.get('/dashboard').withInertia().loginAs(member)
    page.assertInertiaComponent('studio/set_up_profile')
  }).tags(['TEAM-10'])

  test('is preceded by an export that names the bands and what was done in them', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const member = await givenMember(artist.id, 'merch')
    ;(await addGig(client, member, artist.id)).assertStatus(201)
    const answer = await client.get('/api/account/export').loginAs(member)
    assert.containSubset(answer.body(), {
      bands: [{ id: artist.id, bandName: 'Night Bus', role: 'merch' }],
      bandLog: [{ artistId: artist.id, action: 'gig.add', subject: 'Spring Tour' }],
    })
  }).tags(['TEAM-10'])
})
