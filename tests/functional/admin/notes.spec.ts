import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type { Note } from '#notes/public'
import { ADMIN_ROLES } from '#shared/admin_role'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { FACTORY_PASSWORD } from '#tests/functional/account/account_fixtures'
import { givenArtist, givenPaidOrder } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const body = 'Rang about the sleeves. A reprint is agreed.'

test.group('A note of an admin', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is added to {$self}, read with author and time, and audited without its text')
    .with(['users', 'artists', 'orders'] as const)
    .tags(['NOTE-1'])
    .run(async ({ assert, client }, subject) => {
      const { admin, call } = await givenAdminClient(client)
      await admin.merge({ firstName: 'Penny', lastName: 'Ledger' }).save()
      const { artist, owner } = await givenArtist({})
      const { order } = await givenPaidOrder({})
      const id = { users: owner.id, artists: artist.id, orders: order.id }[subject]
      const path = `/api/admin/notes/${subject}/${id}`
      const added = await call('POST', path, { body: `  ${body} ` })
      added.assertStatus(201)
      ;(await call('POST', path, { body: 'And paid.' })).assertStatus(201)
      const read = await client.get(path).loginAs(admin)
      const notes = read.body() as Note[]
      assert.deepEqual(
        notes.map((note) => [note.body, note.author]),
        [
          ['And paid.', 'Penny Ledger'],
          [body, 'Penny Ledger'],
        ]
      )
      assert.equal(notes[1]!.createdAt, added.body().createdAt)
      const [entry] = await auditEntries()
      assert.containSubset(entry, {
        action: 'note.add',
        subject_type: subject.slice(0, -1),
        subject_id: id,
        after: { noteId: notes[1]!.id },
      })
      assert.notInclude(JSON.stringify(entry), 'sleeves')
    })

  test('is added by every role of admins, and once with one key', async ({ assert, client }) => {
    const { call } = await givenAdminClient(client)
    const { order } = await givenPaidOrder({})
    const path = `/api/admin/notes/orders/${order.id}`
    for (const adminRole of ADMIN_ROLES) {
      const account = await UserFactory.merge({ userType: 'admin', adminRole }).create()
      const press = () => call('POST', path, { body }, account).header('idempotency-key', 'press')
      const answers = [await press(), await press()]
      for (const answer of answers) answer.assertStatus(201)
      assert.equal(answers[0]!.body().id, answers[1]!.body().id)
    }
    assert.lengthOf(await db.from('staff_notes'), ADMIN_ROLES.length)
  }).tags(['NOTE-1'])

  test('that is empty or too long, or about nothing that there is, is refused', async ({
    assert,
    client,
  }) => {
    const { admin, call } = await givenAdminClient(client)
    const gone = await UserFactory.apply('deleted').create()
    const path = `/api/admin/notes/users/${admin.id}`
    ;(await call('POST', path, { body: '  ' })).assertStatus(422)
    ;(await call('POST', path, { body: 'a'.repeat(2001) })).assertStatus(422)
    const missing = [`users/${gone.id}`, 'artists/999999', 'orders/999999', 'products/1']
    for (const subject of missing)
      (await call('POST', `/api/admin/notes/${subject}`, { body })).assertStatus(404)
    assert.deepEqual(await db.from('staff_notes'), [])
    assert.deepEqual(await auditEntries(), [])
  }).tags(['NOTE-1'])

  test('is in the export of the account, with those on its artist and orders, and of no other', async ({
    assert,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { artist, owner } = await givenArtist({})
    const { order } = await givenPaidOrder({ buyer: owner })
    const note = async (subject: string, text: string) =>
      (await call('POST', `/api/admin/notes/${subject}`, { body: text })).assertStatus(201)
    await note(`users/${owner.id}`, 'On the account')
    await note(`artists/${artist.id}`, 'On the artist')
    await note(`orders/${order.id}`, 'On the order')
    const { order: foreign } = await givenPaidOrder({})
    await note(`orders/${foreign.id}`, 'On another order')
    const answer = await client.get('/api/account/export').loginAs(owner)
    answer.assertStatus(200)
    type Exported = { adminNotes: { body: string; createdAt: string }[] }
    const { adminNotes } = answer.body() as Exported
    assert.deepEqual(
      adminNotes.map(({ createdAt: _, ...kept }) => kept),
      [
        { artistId: null, orderNumber: null, body: 'On the account' },
        { artistId: artist.id, orderNumber: null, body: 'On the artist' },
        { artistId: null, orderNumber: order.orderNumber, body: 'On the order' },
      ] as never
    )
  }).tags(['NOTE-2'])

  test('is deleted with the account that it is about, and those on others stay', async ({
    assert,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { artist, owner } = await givenArtist({})
    const { order } = await givenPaidOrder({ buyer: owner })
    await order.merge({ status: 'delivered' }).save()
    const other = await UserFactory.create()
    const things = [`users/${owner.id}`, `artists/${artist.id}`, `orders/${order.id}`]
    for (const thing of [...things, `users/${other.id}`])
      (await call('POST', `/api/admin/notes/${thing}`, { body })).assertStatus(201)
    const gone = await client
      .delete('/api/account')
      .loginAs(owner)
      .withCsrfToken()
      .json({ password: FACTORY_PASSWORD })
    assert.isBelow(gone.status(), 300)
    const left = await db.from('staff_notes').select('user_id')
    assert.deepEqual(left, [{ user_id: other.id }])
  }).tags(['NOTE-3'])
})
