import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { randomFrom, seedFrom } from '#artwork/random'
import printfulConfig from '#config/printful'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import type { SyncRun } from '#fulfilment/sync/sync_run'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import {
  everythingSynced,
  givenProductOf,
  smallStore,
  storeProduct,
  storeProducts,
  sync,
} from '#tests/functional/fulfilment/sync_fixtures'

const { catalog, store, faults } = printfulSandbox

const MUG = 'Half-Day Wednesday Mug'
const POSTER = 'Polly Tunnel Seed Poster'
const TOTE = 'Polly Tunnel Tote'

/** A store that was read, and in which everything has happened since. */
async function givenManyChanges() {
  const mug = await givenProductOf(MUG)
  const tote = await givenProductOf(TOTE)
  await sync()
  await catalog.setCost(Number(mug.variants[0]!.catalog_variant_id), '30.00')
  await catalog.setStock(Number(tote.variants[0]!.catalog_variant_id), 'out_of_stock')
  await store.rename(tote.storeId, 'Polly Tunnel Tote II')
  await store.removeProduct((await storeProduct(POSTER)).id)
}

/** All that a run leaves: tables, counts, warnings and the mails that are to be sent. */
async function outcome() {
  const run = (await db.from('provider_syncs').orderBy('id', 'desc').firstOrFail()) as SyncRun
  const { rows: jobs } = await db.rawQuery<{ rows: { jobs: number }[] }>(
    `SELECT count(*)::int AS jobs FROM jobs.job WHERE name = 'mails.send'`
  )
  const warned = await db
    .from('cost_warnings')
    .orderBy('product_id')
    .select('product_id', 'provider_cost', 'minimum_price')
  const asked: { data: Record<string, unknown> }[] = await db.from('outgoing_mails').orderBy('key')
  const mails = asked.map(({ data: { userId, audience } }) => ({ userId, audience }))
  const counts = Object.entries(run).filter(([name]) =>
    /^(products|variants)_|_changed$|flagged/.test(name)
  )
  return {
    ...(await everythingSynced()),
    counts,
    jobs: jobs[0]!.jobs,
    warned,
    mails,
    phase: run.phase,
  }
}

/** What a test changes in the database and takes back. */
async function tried<Result>(work: () => Promise<Result>): Promise<Result> {
  await db.rawQuery('SAVEPOINT a_try')
  try {
    return await work()
  } finally {
    await db.rawQuery('ROLLBACK TO SAVEPOINT a_try')
  }
}

class Killed extends Error {}

type Moment = 'before a call' | 'after an answer' | 'within a transaction' | 'after a transaction'

type Call = (this: unknown, ...asked: unknown[]) => Promise<unknown>

const CALLS = ['storeProducts', 'storeProduct', 'catalogItem'] as const

/** Ends a run at the moment's time of that number. */
async function killed(moment: Moment, number: number): Promise<void> {
  const restore: (() => unknown)[] = []
  let calls = 0
  const prototype = PrintfulProducts.prototype as unknown as Record<string, Call>
  for (const name of CALLS) {
    const original = prototype[name]!
    prototype[name] = async function (...asked) {
      calls += 1
      const isLast = calls === number
      if (moment === 'before a call' && isLast) throw new Killed()
      return original.apply(this, asked).finally(() => {
        if (moment === 'after an answer' && isLast) throw new Killed()
      })
    }
    restore.push(() => (prototype[name] = original))
  }
  if (moment === 'within a transaction') {
    await db.rawQuery(
      `CREATE FUNCTION kill_step() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$;
       CREATE TRIGGER kill_step AFTER UPDATE ON provider_syncs FOR EACH ROW WHEN (new.steps = ${number + 1} AND old.steps = ${number}) EXECUTE FUNCTION kill_step()`
    )
    restore.push(() => db.rawQuery('DROP FUNCTION kill_step CASCADE'))
  }
  let steps = 0
  const onStep = () => {
    steps += 1
    if (moment === 'after a transaction' && steps === number) throw new Killed()
  }
  try {
    await sync('incremental', onStep).then(
      () => Promise.reject(new Error(`It was not killed ${moment} ${number}`)),
      () => undefined
    )
  } finally {
    for (const undo of restore) await undo()
  }
}

/** Calls to the provider are not repeated, until the returned function is called. */
function withOneTry() {
  const { tries } = printfulConfig
  printfulConfig.tries = 1
  return () => {
    printfulConfig.tries = tries
  }
}

test.group('A sync that is cut off', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => smallStore([MUG, POSTER, TOTE]))
  group.each.timeout(60_000)

  test('{moment} and run again ends as one that nothing has disturbed')
    .tags(['SYNC-6'])
    .with([
      { moment: 'before a call' as const, of: 5 },
      { moment: 'after an answer' as const, of: 5 },
      { moment: 'within a transaction' as const, of: 12 },
      // The twelfth ends it.
      { moment: 'after a transaction' as const, of: 11 },
    ])
    .run(async ({ assert }, { moment, of }) => {
      await givenManyChanges()
      const undisturbed = await tried(async () => {
        await sync()
        return outcome()
      })
      assert.isAtLeast(undisturbed.jobs, 2, 'the artist and an admin are told')
      const random = randomFrom(seedFrom(moment))
      const numbers = new Set([1, of, ...Array.from({ length: 3 }, () => random.integer(1, of))])
      for (const number of numbers) {
        const after = await tried(async () => {
          await killed(moment, number)
          await sync()
          return outcome()
        })
        assert.deepEqual(after, undisturbed, `${moment}, the ${number}th`)
      }
    })

  test('by {kind} says so, keeps what it has read, and goes on from there')
    .tags(['SYNC-6'])
    .with([
      { kind: 'server_error' as const },
      { kind: 'rate_limit' as const },
      { kind: 'cut_off' as const },
      { kind: 'lost_answer' as const },
    ])
    .run(async ({ assert, cleanup }, { kind }) => {
      cleanup(withOneTry())
      await givenManyChanges()
      const undisturbed = await tried(async () => {
        await sync()
        return outcome()
      })
      faults.plan(kind, { path: '/products/', milliseconds: 1_000 })
      const error = await sync().then(
        () => null,
        (refusal: { code: string }) => refusal
      )
      assert.equal(error?.code, 'E_PROVIDER_UNAVAILABLE')
      const run = await db.from('provider_syncs').orderBy('id', 'desc').firstOrFail()
      assert.deepInclude(run, { phase: 'blanks', finished_at: null })
      assert.include(
        run.failure,
        kind === 'rate_limit' ? 'is limiting our calls' : 'cannot be reached'
      )
      printfulSandbox.requestLog.length = 0
      await sync()
      const paths = printfulSandbox.requestLog.map(({ path }) => path)
      assert.isTrue(
        paths.every((path) => path.startsWith('/products/')),
        paths.join()
      )
      assert.deepEqual(await outcome(), undisturbed)
    })

  test('not at all by one thing that cannot be understood: it is left as it was, said, and asked for again', async ({
    assert,
    cleanup,
  }) => {
    cleanup(withOneTry())
    await givenManyChanges()
    const undisturbed = await tried(async () => {
      await sync()
      return everythingSynced()
    })
    faults.plan('malformed', { path: '/store/products/' })
    const run = await sync()
    assert.equal(run.unread, 1)
    assert.equal((await sync()).unread, 0)
    assert.deepEqual(await everythingSynced(), undisturbed)
  }).tags(['SYNC-6'])

  test('by too many of them goes on behind them, so that the next one has all others', async ({
    assert,
    cleanup,
  }) => {
    cleanup(withOneTry())
    await store.fill({ products: 35, variants: 1 })
    const ids = (await storeProducts()).map(({ id }) => id).sort((one, other) => one - other)
    for (const id of ids.slice(0, 30))
      faults.plan('malformed', { path: `/store/products/${id}`, times: 2 })
    await assert.rejects(() => sync(), /an answer we could not read/)
    const run = await sync()
    assert.equal(run.unread, 30)
    const readIds = async () => {
      const read = db.from('store_products').whereNotNull('synced_at').orderBy('sync_product_id')
      const rows = await read.select('sync_product_id')
      return rows.map(({ sync_product_id: id }) => Number(id))
    }
    assert.deepEqual(await readIds(), ids.slice(30))
    faults.clear()
    assert.equal((await sync()).unread, 0)
    assert.deepEqual(await readIds(), ids)
  }).tags(['SYNC-6'])

  test('and then wanted in full reads all, but nothing twice', async ({ assert }) => {
    await sync()
    await killed('before a call', 2)
    printfulSandbox.requestLog.length = 0
    const run = await sync('full')
    assert.equal(run.kind, 'full')
    const products = printfulSandbox.requestLog.filter(({ path }) =>
      path.startsWith('/store/products/')
    )
    assert.lengthOf(products, 3)
    assert.lengthOf(await db.from('provider_syncs'), 2)
  }).tags(['SYNC-6'])
})
