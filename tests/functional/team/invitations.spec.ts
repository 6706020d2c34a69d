import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { givenArtist } from '#tests/support/given'
import { givenInvitation, givenMember } from '#tests/support/given_band'

const invite = (client: ApiClient, artistId: number, account: User, body: object) =>
  client.post(`/api/artists/${artistId}/invitations`).loginAs(account).withCsrfToken().json(body)

const accept = (client: ApiClient, token: string, account: User) =>
  client.post(`/api/invitations/${token}/accept`).loginAs(account).withCsrfToken().json({})

const membersOf = (artistId: number) =>
  db.from('band_members').where('artist_id', artistId).orderBy('user_id').select('user_id', 'role')

test.group('An invitation to a band', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is sent by the owner, for a week, and only the hash of its token is stored', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const body = { email: 'Sam@Example.com', role: 'merch' }
    const answer = await invite(client, artist.id, owner, body)
    answer.assertStatus(201)
    answer.assertBodyContains({ email: 'sam@example.com', role: 'merch', isExpired: false })
    const row = await db.from('band_invitations').where('artist_id', artist.id).firstOrFail()
    assert.match(row.token_hash, /^[0-9a-f]{64}$/)
    const days = (row.expires_at.getTime() - row.created_at.getTime()) / 86_400_000
    assert.equal(Math.round(days), 7)
    const mail = await db.from('outgoing_mails').where('mail', 'band-invitation').firstOrFail()
    assert.deepEqual(mail.data, { invitationId: row.id })
  }).tags(['TEAM-4'])

  test('is one at a time for each email: a second press and a second tab find the first', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const body = { email: 'sam@example.com', role: 'viewer' }
    const first = await invite(client, artist.id, owner, body).header('Idempotency-Key', 'once')
    const again = await invite(client, artist.id, owner, body).header('Idempotency-Key', 'once')
    again.assertStatus(201)
    assert.equal(again.body().id, first.body().id)
    ;(await invite(client, artist.id, owner, body)).assertStatus(409)
    const rows = await db.from('band_invitations').where('artist_id', artist.id)
    assert.lengthOf(rows, 1)
  }).tags(['TEAM-4'])

  test('that has expired allows a new one', async ({ client }) => {
    const { artist, owner } = await givenArtist({})
    const by = { artistId: artist.id, invitedBy: owner.id }
    await givenInvitation({ ...by, email: 'sam@example.com', days: -1 })
    const body = { email: 'sam@example.com', role: 'viewer' }
    ;(await invite(client, artist.id, owner, body)).assertStatus(201)
  }).tags(['TEAM-4'])

  test('is refused for accounts in the band, and to a manager who invites a manager', async ({
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const manager = await givenMember(artist.id, 'manager')
    const merch = await givenMember(artist.id, 'merch')
    for (const email of [owner.email, manager.email, merch.email])
      (await invite(client, artist.id, owner, { email, role: 'viewer' })).assertStatus(409)
    const asManager = { email: 'sam@example.com', role: 'manager' }
    const refused = await invite(client, artist.id, manager, asManager)
    refused.assertStatus(403)
    refused.assertBodyContains({
      message: 'Only the band’s owner can add, change or remove managers.',
    })
    ;(await invite(client, artist.id, manager, { ...asManager, role: 'merch' })).assertStatus(201)
  }).tags(['TEAM-6'])

  test('makes a fan an artist and a member, whatever the account’s email, and switches to the band', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    const { token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
    const fan = await UserFactory.create()
    const answer = await accept(client, token, fan)
    answer.assertStatus(200)
    answer.assertBody({ artistId: artist.id })
    assert.deepEqual(await membersOf(artist.id), [{ user_id: fan.id, role: 'merch' }])
    const account = await client.get('/api/auth/user').loginAs(await fan.refresh())
    account.assertBodyContains({
      userType: 'artist',
      artist: { id: artist.id, bandName: 'Night Bus' },
      bands: [{ id: artist.id, bandName: 'Night Bus', role: 'merch' }],
    })
  }).tags(['TEAM-5', 'TEAM-7'])

  test('works once: the account that accepted may press again, another account finds it used', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
    const [fan, other] = await UserFactory.createMany(2)
    ;(await accept(client, token, fan!)).assertStatus(200)
    ;(await accept(client, token, fan!)).assertStatus(200)
    const late = await accept(client, token, other!)
    late.assertStatus(409)
    late.assertBodyContains({ code: 'E_INVITATION_CLOSED' })
    assert.lengthOf(await membersOf(artist.id), 1)
    await other!.refresh()
    assert.equal(other!.userType, 'fan')
  }).tags(['TEAM-5'])

  test('that is {name} says so, on its page and to its calls, and makes nobody a member')
    .tags(['TEAM-5'])
    .with([
      { name: 'expired', days: -1, status: 'open' as const },
      { name: 'revoked', days: 7, status: 'revoked' as const },
      { name: 'declined', days: 7, status: 'declined' as const },
    ])
    .run(async ({ assert, client }, { name, days, status }) => {
      const { artist, owner } = await givenArtist({})
      const by = { artistId: artist.id, invitedBy: owner.id }
      const { token, invitation } = await givenInvitation({ ...by, days })
      if (status !== 'open')
        await db
          .from('band_invitations')
          .where('id', invitation.id)
          .update({ status, settled_at: new Date() })
      const page = await client.get(`/invitations/${token}`).withInertia()
      page.assertStatus(200)
      assert.equal((page.inertiaProps as { state: string }).state, name)
      const answer = await accept(client, token, await UserFactory.create())
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'E_INVITATION_CLOSED' })
      assert.lengthOf(await membersOf(artist.id), 0)
    })

  test('shows band, role, inviter and email to anyone with the link, and keeps the link secret', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
    await owner.merge({ firstName: 'Robin', lastName: 'Example' }).save()
    const { token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
    const page = await client.get(`/invitations/${token}`).withInertia()
    assert.equal(page.header('referrer-policy'), 'no-referrer')
    assert.equal(page.header('x-robots-tag'), 'noindex')
    assert.containSubset(page.inertiaProps, {
      state: 'open',
      invitation: {
        bandName: 'Night Bus',
        inviter: 'Robin Example',
        role: 'Merch',
        email: 'invited@example.com',
      },
    })
    ;(await client.get('/invitations/made-up').withInertia()).assertStatus(404)
  }).tags(['TEAM-5'])

  test('is declined without an account, and revoked by the band', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const by = { artistId: artist.id, invitedBy: owner.id }
    const declined = await givenInvitation(by)
    const decline = (token: string) =>
      client.post(`/api/invitations/${token}/decline`).withCsrfToken().json({})
    ;(await decline(declined.token)).assertStatus(204)
    const revoked = await givenInvitation({ ...by, email: 'other@example.com' })
    const path = `/api/artists/${artist.id}/invitations/${revoked.invitation.id}`
    ;(await client.delete(path).loginAs(owner).withCsrfToken()).assertStatus(204)
    ;(await client.delete(path).loginAs(owner).withCsrfToken()).assertStatus(404)
    ;(await decline(revoked.token)).assertStatus(409)
    const statuses = await db.from('band_invitations').orderBy('id').select('status')
    assert.deepEqual(statuses, [{ status: 'declined' }, { status: 'revoked' }])
  }).tags(['TEAM-4', 'TEAM-5'])

  test('cannot be accepted by an admin or by an account in the band', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
    const admin = await UserFactory.apply('admin').create()
    for (const account of [admin, owner, await givenMember(artist.id, 'viewer')])
      (await accept(client, token, account)).assertStatus(409)
    assert.lengthOf(await membersOf(artist.id), 1)
  }).tags(['TEAM-5'])

  test('makes a member whom an admin made a fan an artist again, with the same role', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const member = await givenMember(artist.id, 'viewer', await UserFactory.create())
    const { token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
    ;(await accept(client, token, member)).assertStatus(200)
    assert.deepEqual(await membersOf(artist.id), [{ user_id: member.id, role: 'viewer' }])
    assert.equal((await member.refresh()).userType, 'artist')
  }).tags(['TEAM-5'])

  test('is shown again after log-in or sign-up from its page', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
    const page = await client.get(`/invitations/${token}`).withInertia()
    const session = page.session() as { intended?: string }
    assert.equal(session.intended, `/invitations/${token}`)
  }).tags(['TEAM-5'])
})
