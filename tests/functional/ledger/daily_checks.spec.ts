import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { LedgerMismatch } from '#ledger/public'
import printfulConfig from '#config/printful'
import { jobs } from '#core/jobs/main'
import { BuildRollups } from '#insights/actions/build_rollups'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { reconcileProviderRecords } from '#admin/jobs'
import { reconcileLedger } from '#ledger/jobs'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import { givenSoldShirt } from '#tests/functional/ledger/sale_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { overridePaymentMode } from '#stripe/public'

const CHECKS = ['ledger.reconcile', 'ledger.reconcile-providers']

/** When nothing is on its way any more. */
const settled = (work: () => Promise<void>) => later(16, work)

test.group('The ledger accounts, daily', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('are checked by two timers', async ({ assert }) => {
    const rung = (await jobs.queues()).filter(({ name }) => CHECKS.includes(name))
    const hours = rung.map(({ nextRun }) => (nextRun!.getTime() - clock.now().toMillis()) / 3.6e6)
    assert.lengthOf(hours, CHECKS.length)
    assert.isTrue(hours.every((until) => until > -1 && until <= 24))
  }).tags(['BOOK-1'])

  test('agree, and a figure that was tampered with fails the run, which says where', async ({
    assert,
  }) => {
    const { artist } = await givenSoldShirt()
    await new BuildRollups().handle()
    await reconcileLedger()
    await db.from('artists').where('id', artist.id).update({ total_sales: '30.00' })
    await assert.rejects(
      () => reconcileLedger(),
      `The ledger differs in 1 of what was compared, the log has all of it: sales of artists: artist ${artist.id}: the ledger £24.99, artists.total_sales £30.00`
    )
  }).tags(['BOOK-1'])

  test('agree with the providers, and what Stripe alone knows fails the run', async ({
    assert,
  }) => {
    await givenSoldShirt()
    await settled(reconcileProviderRecords)
    stripeSandbox.faults.holdWebhooks(true)
    const [{ id: intent }] = await stripeSandbox.intents.all()
    await stripeSandbox.refund(intent!, 500)
    await assert.rejects(() => settled(reconcileProviderRecords), LedgerMismatch)
  }).tags(['BOOK-1'])

  test('are left alone where there is no provider, and fail where one cannot be read', async ({
    assert,
    cleanup,
  }) => {
    const { token } = printfulConfig
    printfulConfig.token = null
    await reconcileProviderRecords()
    printfulConfig.token = token
    const restore = overridePaymentMode('none')
    cleanup(restore)
    stripeSandbox.faults.plan('server_error', 5)
    await reconcileProviderRecords()
    restore()
    await assert.rejects(() => reconcileProviderRecords())
  }).tags(['BOOK-1'])
})
