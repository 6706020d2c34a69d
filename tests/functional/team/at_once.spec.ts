import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { FACTORY_PASSWORD, givenArtist } from '#tests/support/given'
import { givenInvitation } from '#tests/support/given_band'
import { HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'

async function loggedIn(user: User): Promise<HttpSession> {
  const session = new HttpSession()
  const path = user.userType === 'artist' ? '/api/login/artist' : '/api/login'
  await session.post(path, { email: user.email, password: FACTORY_PASSWORD })
  return session
}

test.group('At the same moment', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(useRealSessions)
  group.each.teardown(resetDatabase)

  test('two accounts accept one invitation: one of them joins', async ({ assert }) => {
    const { artist, owner } = await givenArtist({})
    const { token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
    const sessions = await Promise.all((await UserFactory.createMany(2)).map(loggedIn))
    const answers = await Promise.all(
      sessions.map((session) => session.post(`/api/invitations/${token}/accept`, {}))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await db.from('band_members').where('artist_id', artist.id), 1)
    assert.lengthOf(await db.from('users').where('user_type', 'fan'), 1)
  }).tags(['TEAM-5'])

  test('one account accepts in two tabs: it is a member once', async ({ assert }) => {
    const { artist, owner } = await givenArtist({})
    const { token } = await givenInvitation({ artistId: artist.id, invitedBy: owner.id })
    const session = await loggedIn(await UserFactory.create())
    const answers = await Promise.all(
      [1, 2].map(() => session.clone().post(`/api/invitations/${token}/accept`, {}))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    assert.lengthOf(await db.from('band_members').where('artist_id', artist.id), 1)
  }).tags(['TEAM-5'])

  test('more invitations are answered than there are connections to the database', async ({
    assert,
  }) => {
    const { artist, owner } = await givenArtist({})
    const tokens: string[] = []
    for (let one = 0; one < 24; one++) {
      const by = { artistId: artist.id, invitedBy: owner.id }
      tokens.push((await givenInvitation({ ...by, email: `fan-${one}@example.com` })).token)
    }
    const visitor = new HttpSession()
    await visitor.get('/api/auth/user')
    const answers = await Promise.all(
      tokens.map((token) => visitor.clone().post(`/api/invitations/${token}/decline`, {}))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      tokens.map(() => 204)
    )
  }).tags(['TEAM-5'])

  test('one email is invited twice: one invitation is open, and one mail goes out', async ({
    assert,
  }) => {
    const { artist, owner } = await givenArtist({})
    const session = await loggedIn(owner)
    const body = { email: 'sam@example.com', role: 'viewer' }
    const answers = await Promise.all(
      [1, 2].map(() => session.clone().post(`/api/artists/${artist.id}/invitations`, body))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 409]
    )
    assert.lengthOf(await db.from('band_invitations').where('artist_id', artist.id), 1)
    assert.lengthOf(await db.from('outgoing_mails').where('mail', 'band-invitation'), 1)
  }).tags(['TEAM-4'])
})
