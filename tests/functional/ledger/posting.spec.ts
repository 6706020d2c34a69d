import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { KeyPostedOtherwise, UnbalancedPosting } from '#ledger/faults'
import { pence } from '#shared/money'
import { balances, entriesOf, post, SHIRT } from '#tests/functional/ledger/ledger_fixtures'
import { resetDatabase } from '#tests/support/reset_database'
import { recordStatements } from '#tests/support/record_statements'

/** Inserts rows directly, past the action, as only a mistake would. */
const insertTransaction = (key = 'by hand') =>
  `INSERT INTO ledger_transactions (kind, key, occurred_at) VALUES ('sale', '${key}', now())`

const insertEntries = (...amounts: number[]) =>
  `INSERT INTO ledger_entries (transaction_id, account, amount)
   SELECT max(id), 'shipping', unnest(ARRAY[${amounts.join(', ')}]) FROM ledger_transactions`

/** One database transaction, committed. */
const commit = (...statements: string[]) =>
  db.transaction(async (trx) => {
    for (const statement of statements) await trx.rawQuery(statement)
  })

const counted = async () => {
  const [{ transactions, entries }] = (
    await db.rawQuery(
      `SELECT (SELECT count(*) FROM ledger_transactions)::int AS transactions, (SELECT count(*) FROM ledger_entries)::int AS entries`
    )
  ).rows
  return { transactions, entries }
}

test.group('The ledger accounts', (group) => {
  group.each.setup(() => resetDatabase)

  test('take a transaction once, however often it comes', async ({ assert }) => {
    assert.isTrue(await post())
    assert.isFalse(await post({ entries: SHIRT.toReversed() }))
    const entries = await entriesOf(1)
    assert.deepEqual(
      entries.map(({ account, amount }) => [account, amount]),
      SHIRT.map(({ account, amount }) => [account, amount])
    )
  }).tags(['LEDG-2'])

  test('take it once where it comes ten times at once', async ({ assert }) => {
    const posted = await Promise.all(Array.from({ length: 10 }, () => post()))
    assert.lengthOf(
      posted.filter((isNew) => isNew),
      1
    )
    assert.deepEqual(await counted(), { transactions: 1, entries: 4 })
  }).tags(['LEDG-2'])

  test('refuse the same key with anything else, and change nothing', async ({ assert }) => {
    await post()
    const dearer = SHIRT.map((entry) => ({ ...entry, amount: pence(entry.amount * 2) }))
    await assert.rejects(() => post({ entries: dearer }), KeyPostedOtherwise)
    await assert.rejects(() => post({ kind: 'duplicate_payment' }), KeyPostedOtherwise)
    await assert.rejects(() => post({ checkoutId: 2 }), KeyPostedOtherwise)
    assert.deepEqual(await counted(), { transactions: 1, entries: 4 })
  }).tags(['LEDG-2'])

  test('refuse entries that do not add up to zero, before anything is sent', async ({ assert }) => {
    await assert.rejects(() => post({ entries: SHIRT.slice(1) }), UnbalancedPosting)
    assert.deepEqual(await counted(), { transactions: 0, entries: 0 })
  }).tags(['LEDG-1'])

  test('post nothing where no money moves', async ({ assert }) => {
    const nothing = [{ account: 'shipping' as const, amount: pence(0) }]
    assert.isFalse(await post({ entries: nothing }))
    assert.deepEqual(await counted(), { transactions: 0, entries: 0 })
  })

  test('are rolled back with the change they belong to', async ({ assert }) => {
    const trx = await db.transaction()
    await post({}, trx)
    await trx.rollback()
    assert.deepEqual(await counted(), { transactions: 0, entries: 0 })
  }).tags(['LEDG-2'])

  test('cost one statement, and two where it was posted before', async ({ assert }) => {
    const recording = recordStatements()
    const trx = await db.transaction()
    recording.statements.length = 0
    await post({}, trx)
    const first = recording.statements.length
    await post({}, trx)
    recording.stop()
    await trx.rollback()
    assert.equal(first, 1)
    assert.equal(recording.statements.length - first, 2)
  })

  test('commit nothing but whole transactions: {amounts}')
    .tags(['LEDG-1'])
    .with([{ amounts: [] }, { amounts: [5] }, { amounts: [5, -4] }, { amounts: [5, 5, -9] }])
    .run(async ({ assert }, { amounts }) => {
      const entries = amounts.length > 0 ? [insertEntries(...amounts)] : []
      await assert.rejects(() => commit(insertTransaction(), ...entries), /add up to/)
      assert.deepEqual(await counted(), { transactions: 0, entries: 0 })
    })

  test('refuse entries added to a transaction, in its own database transaction or later', async ({
    assert,
  }) => {
    const early = [insertTransaction(), insertEntries(5, -5)]
    const added = /has its entries already/
    await assert.rejects(() => commit(...early, insertEntries(3, -3)), added)
    await assert.rejects(
      () => commit('SET CONSTRAINTS ALL IMMEDIATE', ...early, insertEntries(3, -3)),
      /add up to/
    )
    await commit(...early)
    await assert.rejects(() => commit(insertEntries(3, -3)), added)
    assert.deepEqual(await counted(), { transactions: 1, entries: 2 })
  }).tags(['LEDG-1'])

  test('are never changed or taken back: {$self}')
    .tags(['LEDG-1'])
    .with([
      'UPDATE ledger_entries SET amount = amount + 1',
      'UPDATE ledger_transactions SET kind = kind',
      'DELETE FROM ledger_entries',
      'DELETE FROM ledger_transactions',
    ])
    .run(async ({ assert }, statement) => {
      await post()
      await assert.rejects(() => db.rawQuery(statement), /append-only/)
      assert.deepEqual(await counted(), { transactions: 1, entries: 4 })
    })

  test('refuse an unknown account, an entry of zero, and an artist’s money without the artist', async ({
    assert,
  }) => {
    const insert = (values: string) => () =>
      commit(
        insertTransaction(),
        `INSERT INTO ledger_entries (transaction_id, account, amount) SELECT max(id), ${values} FROM ledger_transactions`
      )
    await assert.rejects(insert(`'pocket', 5`), /account_check/)
    await assert.rejects(insert(`'shipping', 0`), /amount_check/)
    await assert.rejects(insert(`'artist_payable', 5`), /ledger_entries_check/)
  }).tags(['LEDG-1'])
})

test.group('Balances', (group) => {
  group.each.setup(() => resetDatabase)

  test('say what is owed to an artist, what the artist owes and what is on its way', async ({
    assert,
  }) => {
    await post()
    await post({
      kind: 'payout',
      key: 'payout-1',
      entries: [
        { account: 'artist_payable', amount: pence(700), artistId: 7, payoutId: 1 },
        { account: 'payouts_in_transit', amount: pence(-700), artistId: 7, payoutId: 1 },
      ],
    })
    await post({
      kind: 'refund',
      key: 'refund-1',
      entries: [
        { account: 'artist_debt', amount: pence(300), artistId: 7, orderId: 70 },
        { account: 'platform_share', amount: pence(700), orderId: 70 },
        { account: 'stripe_balance', amount: pence(-1000) },
      ],
    })
    const query = await balances()
    const recording = recordStatements()
    await query.ofArtists([7, 8])
    recording.stop()
    assert.lengthOf(recording.statements, 1)
    assert.deepEqual(await query.ofArtist(7), { payable: 49, debt: 300, inTransit: 700 })
    assert.deepEqual(await query.ofArtist(8), { payable: 0, debt: 0, inTransit: 0 })
  }).tags(['LEDG-13'])

  test('of all accounts add up to nothing, of the platform and of a checkout', async ({
    assert,
  }) => {
    await post()
    await post({ key: 'sale-2', checkoutId: 2 })
    const query = await balances()
    const platform = await query.ofAccounts()
    const one = await query.ofAccounts({ checkoutId: 2 })
    assert.equal(platform.stripe_balance, 4998)
    assert.equal(one.stripe_balance, 2499)
    assert.equal(one.artist_debt, 0)
    for (const sums of [platform, one])
      assert.equal(
        Object.values(sums).reduce<number>((sum, amount) => sum + amount, 0),
        0
      )
  }).tags(['LEDG-13'])
})
