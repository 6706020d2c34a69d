import { AsyncLocalStorage } from 'node:async_hooks'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { CancelFulfilment } from '#fulfilment/submission/cancel_fulfilment'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
import { settings } from '#settings/public'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  providerOrders,
  retryDueProviderOrders,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import {
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { withoutSettings } from '#tests/functional/settings/setting_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'

const { orders, webhooks } = printfulSandbox

const transaction = new AsyncLocalStorage<boolean>()

/** How often the settings are read from now on, and where that happens within a transaction. */
const reads = { count: 0, within: [] as string[] }

/** For `group.each.setup`. */
function recordReads() {
  Object.assign(reads, { count: 0, within: [] })
  const begin = db.transaction.bind(db)
  const read = settings.read.bind(settings)
  db.transaction = ((work: (trx: TransactionClientContract) => Promise<unknown>) =>
    typeof work === 'function'
      ? begin((trx) => transaction.run(true, () => work(trx)))
      : begin(work)) as typeof db.transaction
  settings.read = () => {
    reads.count++
    if (transaction.getStore()) reads.within.push(new Error('Read here').stack!)
    return read()
  }
  return () => {
    Reflect.deleteProperty(db, 'transaction')
    Reflect.deleteProperty(settings, 'read')
  }
}

async function cancelAtPrinter(checkoutId: number, orderId: number) {
  const cancelFulfilment = await app.container.make(CancelFulfilment)
  // As by a process that is killed before it refunds the money.
  await cancelFulfilment.handle({ checkoutId, orderIds: [orderId] }, () => Promise.resolve())
}

test.group('The settings are not read within a transaction', (group) => {
  group.each.setup(withoutSettings)
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)
  group.each.setup(recordReads)

  test('which would be noticed here', async ({ assert }) => {
    await db.transaction(async () => settings.read())
    assert.lengthOf(reads.within, 1)
    await settings.read()
    assert.lengthOf(reads.within, 1)
  })

  test('when an order is placed, submitted, reported of and read again', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    await submit(checkoutId)
    await (await app.container.make(RegisterWebhook)).handle()
    const { id } = (await atPrintful(checkoutId))!
    reads.count = 0
    await orders.accept(id)
    await orders.ship(id)
    await webhooks.done()
    assert.isAbove(reads.count, 0)
    await db.from('provider_orders').update({ synced_at: new Date(0), status: 'confirmed' })
    assert.equal(await poll(), 1)
    assert.deepEqual(reads.within, [])
  }).tags(['SETT-6'])

  test('when an order is replaced at the printer, and put back into production', async ({
    assert,
  }) => {
    const { checkoutId, first } = await givenPaidCheckout()
    await submit(checkoutId)
    await cancelAtPrinter(checkoutId, first.id)
    assert.lengthOf(await providerOrders(checkoutId), 2)
    await later(20, () => retryDueProviderOrders())
    assert.lengthOf(await providerOrders(checkoutId), 3)
    assert.deepEqual(reads.within, [])
  }).tags(['SETT-6'])

  test('when what was to be cancelled goes on, and the printer has cancelled it', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    await submit(checkoutId)
    await orders.cancel((await atPrintful(checkoutId))!.id)
    const hourAgo = new Date(Date.now() - 60 * 60_000)
    await db.from('provider_order_items').update({ cancel_requested_at: hourAgo })
    await retryDueProviderOrders()
    assert.lengthOf(await providerOrders(checkoutId), 2)
    assert.deepEqual(reads.within, [])
  }).tags(['SETT-6'])

  test('when artists are paid', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await runPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    assert.deepEqual(reads.within, [])
  }).tags(['SETT-6'])
})
