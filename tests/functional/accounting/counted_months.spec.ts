import app from '@adonisjs/core/services/app'
import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { countMonths } from '#accounting/jobs'
import { MonthBalancesQuery } from '#accounting/months/month_balances'
import { during, givenBookkeeper, moved } from '#tests/functional/accounting/books_fixtures'
import { resetDatabase } from '#tests/support/reset_database'
import { untilWaiting } from '#tests/support/until_waiting'

const NOW = '2026-11-10T09:00'

const counted = async () =>
  (await db.from('counted_months').orderBy('month')).map(({ month }) => month)

/** What was moved in each of three months that are over, and in the current one. */
async function givenMonths() {
  for (const [month, times] of Object.entries({ '08': 1, '09': 2, '10': 3, '11': 1 }))
    for (let time = 1; time <= times; time++)
      await during(`2026-${month}-0${time}T12:00`, () => moved(`${month} ${time}`))
}

const balancesOf = async (month: string) => (await app.container.make(MonthBalancesQuery)).of(month)

test.group('A month that is over', (group) => {
  group.each.setup(() => resetDatabase)

  test('is counted once, and comes to what the ledger has', async ({ assert, client }) => {
    await givenMonths()
    const { open } = await givenBookkeeper(client)
    const months = ['2026-08', '2026-09', '2026-10', '2026-11']
    const books = () =>
      during(NOW, () =>
        Promise.all(
          months.map((month) => open<{ books: object }>(`/admin/accounting?month=${month}`))
        )
      )
    const before = (await books()).map((page) => page.books)
    assert.equal(await during(NOW, countMonths), 3)
    assert.equal(await during(NOW, countMonths), 0)
    assert.deepEqual(await counted(), months.slice(0, 3))
    assert.deepEqual(
      (await books()).map((page) => page.books),
      before
    )
  }).tags(['BOOKS-8'])

  test('is closed with what was counted, and its file has that checksum', async ({
    assert,
    client,
  }) => {
    await givenMonths()
    await during(NOW, countMonths)
    const { close, bytes } = await givenBookkeeper(client)
    ;(await during(NOW, () => close('2026-08'))).assertStatus(200)
    ;(await during(NOW, () => close('2026-09'))).assertStatus(200)
    const closed = await db.from('closed_months').orderBy('month')
    assert.deepEqual(await counted(), ['2026-10'])
    for (const { month, journal_sha256: sha256 } of closed) {
      const journal = await bytes(month, 'journal')
      assert.equal(createHash('sha256').update(journal).digest('hex'), sha256)
    }
    assert.equal(await during(NOW, countMonths), 0)
  }).tags(['BOOKS-8', 'BOOKS-2'])

  test('is counted again after a posting that is dated in it, and so are later ones', async ({
    assert,
  }) => {
    await givenMonths()
    await during(NOW, countMonths)
    await during('2026-11-09T12:00', () => moved('in the current month'))
    assert.lengthOf(await counted(), 3)
    await during('2026-09-30T23:59:59', () => moved('a correction'))
    assert.deepEqual(await counted(), ['2026-08'])
    const { entries } = await during(NOW, () => balancesOf('2026-09'))
    assert.equal(await during(NOW, countMonths), 2)
    const stored = await db.from('counted_months').where('month', '2026-09').firstOrFail()
    assert.deepEqual([entries, Number(stored.entries)], [6, 6])
  }).tags(['BOOKS-8'])

  test('waits for a posting that has not committed, and is not counted without it', async ({
    assert,
  }) => {
    await givenMonths()
    const trx = await db.transaction()
    await trx.rawQuery(
      `WITH posted AS (INSERT INTO ledger_transactions (kind, key, occurred_at) VALUES ('adjustment', 'late', '2026-08-20T12:00:00Z') RETURNING id)
       INSERT INTO ledger_entries (transaction_id, account, amount)
       SELECT id, account, amount FROM posted, (VALUES ('suspense', 5), ('stripe_balance', -5)) AS side (account, amount)`
    )
    const counting = during(NOW, countMonths)
    await untilWaiting(1)
    assert.deepEqual(await counted(), [])
    await trx.commit()
    assert.equal(await counting, 3)
    const stored = await db.from('counted_months').where('month', '2026-08').firstOrFail()
    assert.equal(Number(stored.entries), 4)
  }).tags(['BOOKS-8'])
})
