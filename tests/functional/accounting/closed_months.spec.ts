import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { MONTH_COMPARISONS } from '#accounting/month_comparisons'
import { UserFactory } from '#database/factories/user_factory'
import { during, givenBookkeeper, moved } from '#tests/functional/accounting/books_fixtures'
import { auditEntries } from '#tests/support/admin_client'
import { resetDatabase } from '#tests/support/reset_database'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

test.group('A closed month', (group) => {
  group.each.setup(() => resetDatabase)

  test('takes no posting any more, which the database refuses; corrections are dated later', async ({
    assert,
    client,
  }) => {
    await during('2026-08-31T23:59', () => moved('august'))
    await during('2026-09-01T00:00', () => moved('september'))
    const { close } = await givenBookkeeper(client)
    const closing = await during('2026-09-02T09:00', () => close('2026-08'))
    closing.assertStatus(200)
    closing.assertBodyContains({ month: '2026-08', state: 'closed' })

    await assert.rejects(
      () => during('2026-08-31T23:59:59', () => moved('too late')),
      /the books are closed until then/
    )
    await assert.rejects(
      () => during('2026-03-01T12:00', () => moved('months too late')),
      /the books are closed until then/
    )
    const event = new Date('2026-08-31T21:00:00Z')
    await during('2026-09-02T10:00', () => moved('late event', { eventAt: event }))
    const posted = await db.from('ledger_transactions').orderBy('id').select('key', 'event_at')
    assert.deepEqual(posted, [
      { key: 'august', event_at: null },
      { key: 'september', event_at: null },
      { key: 'late event', event_at: event },
    ])
  }).tags(['BOOKS-1'])

  test('is the same bytes for ever, with the checksum of its closing', async ({
    assert,
    client,
  }) => {
    for (const day of ['03', '17', '30'])
      await during(`2026-08-${day}T12:00`, () => moved(`in august ${day}`))
    const { close, bytes, open } = await givenBookkeeper(client)
    await during('2026-09-02T09:00', () => close('2026-08'))
    const journal = await bytes('2026-08', 'journal')
    const balances = await bytes('2026-08', 'balances')
    await during('2026-09-03T09:00', () => moved('in september'))
    await during('2026-10-02T09:00', () => close('2026-09'))
    assert.equal(await bytes('2026-08', 'journal'), journal)
    assert.equal(await bytes('2026-08', 'balances'), balances)
    const { journalSha256 } = await open<{ journalSha256: string }>(
      '/admin/accounting?month=2026-08'
    )
    assert.equal(createHash('sha256').update(journal).digest('hex'), journalSha256)
    for (const change of [`UPDATE closed_months SET entries = 0`, `DELETE FROM closed_months`])
      await assert.rejects(() => db.rawQuery(change), /append-only/)
  }).tags(['BOOKS-2'])

  test('is closed after its end, after the months before it, and once', async ({
    assert,
    client,
  }) => {
    await during('2026-07-05T12:00', () => moved('in july'))
    const { admin, close } = await givenBookkeeper(client)
    await during('2026-09-10T09:00', async () => {
      const answers = [await close('2026-09'), await close('2026-08'), await close('2026-06')]
      assert.deepEqual(
        answers.map((answer) => [answer.status(), answer.body().code]),
        [
          [409, 'E_MONTH_NOT_OVER'],
          [409, 'E_EARLIER_MONTH_OPEN'],
          [404, 'E_NOT_FOUND'],
        ]
      )
      assert.lengthOf(await db.from('closed_months'), 0)
      const closings = [await close('2026-07'), await close('2026-07'), await close('2026-08')]
      for (const closing of closings) closing.assertStatus(200)
    })
    assert.containSubset(await auditEntries(), [
      { actor_user_id: admin.id, action: 'month.close', subject_id: 202607 },
      { actor_user_id: admin.id, action: 'month.close', subject_id: 202608 },
    ])
    assert.lengthOf(await auditEntries(), 2)
  }).tags(['BOOKS-3'])

  test('is closed by owners and finance, and nobody else', async ({ assert, client }) => {
    await during('2026-08-05T12:00', () => moved('in august'))
    const { close } = await givenBookkeeper(client)
    await during('2026-09-10T09:00', async () => {
      for (const adminRole of ['operations', 'catalogue', 'support'] as const) {
        const account = await UserFactory.merge({ userType: 'admin', adminRole }).create()
        ;(await close('2026-08', account)).assertStatus(403)
      }
      assert.lengthOf(await db.from('closed_months'), 0)
      const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
      ;(await close('2026-08', finance)).assertStatus(200)
    })
  }).tags(['BOOKS-3'])

  test('is compared with the ledger, which names the account that differs', async ({
    assert,
    client,
  }) => {
    await during('2026-08-05T12:00', () => moved('in august'))
    const { close } = await givenBookkeeper(client)
    await during('2026-09-10T09:00', () => close('2026-08'))
    const compare = () => db.rawQuery(MONTH_COMPARISONS[0]!.sql)
    assert.deepEqual((await compare()).rows, [])
    await db.transaction(async (trx) => {
      await trx.rawQuery('SET LOCAL session_replication_role = replica')
      await trx.rawQuery(`DELETE FROM ledger_entries WHERE account = 'stripe_balance'`)
    })
    assert.deepEqual((await compare()).rows, [
      { subject: '2026-08: debits of stripe_balance', one: '100', other: '0' },
    ])
  }).tags(['BOOKS-2'])

  test('waits for a posting that has not committed, and has it', async ({
    assert,
    client,
    cleanup,
  }) => {
    await during('2026-08-05T12:00', () => moved('in august'))
    const { close, read } = await givenBookkeeper(client)
    const trx = await db.transaction()
    cleanup(() => letGo(trx))
    await trx.rawQuery(
      `WITH posted AS (INSERT INTO ledger_transactions (kind, key, occurred_at) VALUES ('sale', 'slow', '2026-08-31T22:59:59Z') RETURNING id)
       INSERT INTO ledger_entries (transaction_id, account, amount)
       SELECT id, unnest(ARRAY['stripe_balance', 'shipping']), unnest(ARRAY[250, -250]) FROM posted`
    )
    const closing = during('2026-09-01T00:00:01', async () => close('2026-08'))
    await untilWaiting(1)
    await trx.commit()
    ;(await closing).assertStatus(200)
    const keys = (await read('2026-08', 'journal')).map(({ key }) => key)
    assert.deepEqual([...new Set(keys)], ['in august', 'slow'])
  }).tags(['BOOKS-1'])
})
