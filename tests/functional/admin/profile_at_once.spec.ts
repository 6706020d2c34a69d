import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { resetDatabase } from '#tests/support/reset_database'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

type AdminClient = Awaited<ReturnType<typeof givenAdminClient>>

/** A fan sets up a profile, and an admin acts on their account: calls that are under way as soon as they are asked. */
function underWay(call: AdminClient['call'], fan: User) {
  return {
    become: () => Promise.resolve(call('POST', '/api/artists', { bandName: 'The Rehearsed' }, fan)),
    entry: (path: string, body: object) =>
      Promise.resolve(call('PATCH', `/api/admin/users/${fan.id}/${path}`, body)),
  }
}

/** Holds up the making of profiles, each of which is given a code, until it ends. */
async function heldCodes() {
  const gate = await db.transaction()
  await gate.rawQuery('LOCK TABLE qr_codes IN SHARE ROW EXCLUSIVE MODE')
  return gate
}

test.group('A profile in the making', (group) => {
  group.each.setup(() => resetDatabase)

  test('is none for an account that is {now} meanwhile')
    .with([
      { now: 'made an admin', change: { user_type: 'admin' }, status: 409 },
      { now: 'suspended', change: { suspended_at: new Date() }, status: 401 },
    ])
    .run(async ({ assert, cleanup, client }, { change, status }) => {
      const { call } = await givenAdminClient(client)
      const fan = await UserFactory.create()
      const { become } = underWay(call, fan)
      const gate = await db.transaction()
      cleanup(() => letGo(gate))
      await gate.from('users').where('id', fan.id).update(change)
      const asked = become()
      await untilWaiting(1)
      await gate.commit()
      const answer = await asked
      answer.assertStatus(status)
      assert.isEmpty(await db.from('artists'))
      await fan.refresh()
      assert.equal(fan.userType, change.user_type ?? 'fan')
    })

  test('makes no admin of its owner', async ({ assert, cleanup, client }) => {
    const { call } = await givenAdminClient(client)
    const fan = await UserFactory.create()
    const { become, entry } = underWay(call, fan)
    const gate = await heldCodes()
    cleanup(() => letGo(gate))
    const becoming = become()
    await untilWaiting(1)
    const changing = entry('role', { userType: 'admin' })
    await untilWaiting(2)
    await gate.commit()
    const [became, changed] = await Promise.all([becoming, changing])
    became.assertStatus(201)
    changed.assertStatus(409)
    assert.equal((await fan.refresh()).userType, 'artist')
    assert.isEmpty(await auditEntries())
  })

  test('is hidden with its account, where that is suspended before it is made', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { become, entry } = underWay(call, await UserFactory.create())
    const gate = await heldCodes()
    cleanup(() => letGo(gate))
    const becoming = become()
    await untilWaiting(1)
    const suspending = entry('suspension', { isSuspended: true })
    await untilWaiting(2)
    await gate.commit()
    const [became, suspended] = await Promise.all([becoming, suspending])
    became.assertStatus(201)
    suspended.assertStatus(200)
    const artist = await db.from('artists').firstOrFail()
    assert.isTrue(artist.is_hidden)
    const page = await client.get(`/api/artists/${artist.id}`)
    page.assertStatus(404)
  })
})
