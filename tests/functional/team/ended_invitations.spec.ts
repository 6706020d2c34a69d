import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { BandLog, BandQueries } from '#artists/public'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { purgeExpired } from '#start/upkeep'
import { givenArtist } from '#tests/support/given'
import { givenInvitation, givenMember } from '#tests/support/given_band'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const invite = (client: ApiClient, artistId: number, account: User, email: string) =>
  client
    .post(`/api/artists/${artistId}/invitations`)
    .loginAs(account)
    .withCsrfToken()
    .json({ email, role: 'viewer' })

const invitations = (artistId: number) =>
  db.from('band_invitations').where('artist_id', artistId).orderBy('id')

/** Invitations of a band that were created hours ago and revoked. */
const givenSent = async (artistId: number, invitedBy: number, emails: string[], hours: number) => {
  const at = clock.now().minus({ hours }).toJSDate()
  for (const email of emails) {
    const { invitation } = await givenInvitation({ artistId, invitedBy, email })
    await db
      .from('band_invitations')
      .where('id', invitation.id)
      .update({ status: 'revoked', settled_at: at, created_at: at })
  }
}

const emails = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}@example.com`)

test.group('The limits of invitations', (group) => {
  group.each.setup(rollbackAfterEach)

  test('allow a band 30 in 24 hours, revoked ones counted', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    await givenSent(artist.id, owner.id, emails(5), 25)
    await givenSent(artist.id, owner.id, emails(29), 23)
    ;(await invite(client, artist.id, owner, 'last@example.com')).assertStatus(201)
    const refused = await invite(client, artist.id, owner, 'more@example.com')
    refused.assertStatus(409)
    refused.assertBodyContains({
      message: 'This band has sent 30 invitations in the last 24 hours. Try again tomorrow.',
    })
    assert.lengthOf(await invitations(artist.id), 35)
    assert.lengthOf(await db.from('outgoing_mails').where('mail', 'band-invitation'), 1)
    const { artist: other, owner: another } = await givenArtist({})
    ;(await invite(client, other.id, another, 'more@example.com')).assertStatus(201)
  }).tags(['TEAM-14'])

  test('allow an email five in 24 hours from all bands together', async ({ assert, client }) => {
    for (let count = 0; count < 5; count++) {
      const { artist, owner } = await givenArtist({})
      ;(await invite(client, artist.id, owner, 'sam@example.com')).assertStatus(201)
    }
    const { artist, owner } = await givenArtist({})
    const refused = await invite(client, artist.id, owner, 'sam@example.com')
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_TOO_MANY_INVITATIONS' })
    assert.isEmpty(await invitations(artist.id))
    ;(await invite(client, artist.id, owner, 'robin@example.com')).assertStatus(201)
  }).tags(['TEAM-14'])
})

test.group('The open invitations of a member', (group) => {
  group.each.setup(rollbackAfterEach)

  /** A manager who invited a second email of their own, and an invitation that the owner sent. */
  async function givenInviting() {
    const { artist, owner } = await givenArtist({})
    const manager = await givenMember(artist.id, 'manager')
    const of = { artistId: artist.id }
    const own = await givenInvitation({ ...of, invitedBy: manager.id, email: 'second@example.com' })
    await givenInvitation({ ...of, invitedBy: owner.id, email: 'other@example.com' })
    return { artist, owner, manager, token: own.token }
  }

  const WAYS = [
    { way: 'removed', method: 'delete' as const, by: 'owner' as const, actor: 'owner' as const },
    {
      way: 'made a viewer',
      method: 'patch' as const,
      by: 'owner' as const,
      actor: 'owner' as const,
    },
    { way: 'gone', method: 'delete' as const, by: 'manager' as const, actor: 'manager' as const },
  ]

  test('are revoked once the member is {way}, and the log says so')
    .tags(['TEAM-15'])
    .with(WAYS)
    .run(async ({ assert, client }, { way, method, by, actor }) => {
      const { artist, owner, manager, token } = await givenInviting()
      const band = `/api/artists/${artist.id}`
      const path = way === 'gone' ? `${band}/membership` : `${band}/members/${manager.id}`
      const account = { owner, manager }[by]
      const change = client[method](path).loginAs(account).withCsrfToken().json({ role: 'viewer' })
      assert.include([200, 204], (await change).status())
      const second = await UserFactory.create()
      const late = await client
        .post(`/api/invitations/${token}/accept`)
        .loginAs(second)
        .withCsrfToken()
        .json({})
      late.assertStatus(409)
      const bands = await app.container.make(BandQueries)
      assert.isFalse(await bands.isOfBand(artist.id, second.id))
      assert.deepEqual(
        (await invitations(artist.id)).map(({ email, status }) => [email, status]),
        [
          ['second@example.com', 'revoked'],
          ['other@example.com', 'open'],
        ]
      )
      const logged = await db.from('band_log_entries').where('action', 'invitation.revoke')
      assert.deepEqual(
        logged.map(({ actor_user_id: id, subject }) => [id, subject]),
        [[{ owner, manager }[actor].id, 'second@example.com']]
      )
    })

  test('stay while the member may invite', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const merch = await givenMember(artist.id, 'merch')
    await givenInvitation({ artistId: artist.id, invitedBy: merch.id })
    await client
      .patch(`/api/artists/${artist.id}/members/${merch.id}`)
      .loginAs(owner)
      .withCsrfToken()
      .json({ role: 'manager' })
    assert.equal((await invitations(artist.id))[0].status, 'open')
  }).tags(['TEAM-15'])
})

test.group('Ended invitations', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are deleted after 30 days with their emails in the log, whatever ended them', async ({
    assert,
  }) => {
    const { artist, owner } = await givenArtist({})
    const log = await app.container.make(BandLog)
    const daysAgo = (days: number) => clock.now().minus({ days }).toJSDate()
    const given = async (email: string, status: string, days: number) => {
      const { invitation } = await givenInvitation({
        artistId: artist.id,
        invitedBy: owner.id,
        email,
      })
      const accepted = status === 'accepted' ? { accepted_by: owner.id } : {}
      const settled =
        status === 'open' ? { expires_at: daysAgo(days) } : { status, settled_at: daysAgo(days) }
      const change = { ...settled, ...accepted, created_at: daysAgo(days + 7) }
      await db.from('band_invitations').where('id', invitation.id).update(change)
      await db.transaction((trx) =>
        log.record(
          { artistId: artist.id, actorUserId: owner.id, action: 'invitation.send', subject: email },
          trx
        )
      )
      await db
        .from('band_log_entries')
        .where('subject', email)
        .update({ created_at: daysAgo(days + 7) })
    }
    for (const status of ['accepted', 'declined', 'revoked', 'open']) {
      await given(`old-${status}@example.com`, status, 31)
      await given(`new-${status}@example.com`, status, 29)
    }
    assert.equal((await purgeExpired()).invitations, 4)
    const kept = ['accepted', 'declined', 'revoked', 'open'].map(
      (status) => `new-${status}@example.com`
    )
    assert.sameMembers(
      (await invitations(artist.id)).map(({ email }) => email),
      kept
    )
    const entries = await db.from('band_log_entries').where('artist_id', artist.id)
    assert.lengthOf(entries, 8, 'who invited and when is kept')
    const named = entries.map(({ subject }) => subject).filter((subject) => subject !== null)
    assert.sameMembers(named, kept)
    assert.equal((await purgeExpired()).invitations, 0)
  }).tags(['TEAM-16'])
})
