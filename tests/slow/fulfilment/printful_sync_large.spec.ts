import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import type { SyncRun } from '#fulfilment/sync/sync_run'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { found, smallStore, sync } from '#tests/functional/fulfilment/sync_fixtures'

const MEGABYTE = 1_048_576

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Megabytes that are really held. */
function heldNow(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / MEGABYTE
}

test.group('A sync of 300 products with 100 variants each', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => smallStore([]))
  group.each.timeout(90_000)

  test('keeps to the limits, a sixtieth of the time long here, and holds no more at its end than at a third of it', async ({
    assert,
  }) => {
    const scale = 60
    const { calls } = printfulConfig.rateLimits
    printfulConfig.rateLimits.calls = { limit: 120, perMilliseconds: 60_000 / scale, burst: 20 }
    printfulSandbox.rateLimits.set({ calls: { calls: 120, perSeconds: 60 / scale } })
    await printfulSandbox.store.fill({ products: 300, variants: 100 })
    const held = new Map<number, number>()
    const measure = ({ phase, phase_done: done }: SyncRun) => {
      if (phase === 'products' && [100, 200, 300].includes(done)) held.set(done, heldNow())
    }
    const run = await sync('incremental', measure).finally(() => {
      printfulConfig.rateLimits.calls = calls
    })
    assert.deepEqual(found(run), { products_added: 300, variants_added: 30_000 })
    const [{ total }] = await db.from('store_variants').count('* as total')
    assert.equal(Number(total), 30_000)
    const refused = await db.from('provider_rate_limits').whereRaw('isfinite(blocked_until)')
    assert.isEmpty(refused, 'the stand-in never had to say that it was too much')
    assert.isBelow(held.get(300)! - held.get(100)!, 3)
  }).tags(['SYNC-8'])
})
