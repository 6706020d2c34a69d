import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import printfulConfig from '#config/printful'

import { ConnectPrintful } from '#fulfilment/printful/connect_printful'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
import { UserFactory } from '#database/factories/user_factory'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { clock } from '#shared/clock'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { faultsOfRequest, hasPrintfulContract } from '#tests/support/printful_contract'
import { forgetWaitingJobs, waitingJobs } from '#tests/support/waiting_jobs'
import {
  atPrintful,
  givenPaidCheckout,
  providerOrder,
  submit,
  retryDueProviderOrders,
} from './submission_fixtures.js'

test.group('The request of an order to Printful', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('keeps Printful’s own description, of the store’s variants and of blanks alike')
    .skip(!hasPrintfulContract, 'The contract is not there')
    .with(['store', 'catalogue'] as const)
    .run(async ({ assert }, kind) => {
      const { checkoutId } = await givenPaidCheckout()
      if (kind === 'catalogue') {
        await db.from('product_variants').update({ sync_variant_id: null })
        await db.from('products').update({ design_url: 'https://files.example.com/print.png' })
      }
      assert.equal(await submit(checkoutId), 'done')
      assert.equal((await atPrintful(checkoutId))!.status, 'pending')
      await (await app.container.make(RegisterWebhook)).handle()
      const sent = printfulSandbox.requestLog.filter(({ body }) => isSomething(body))
      assert.includeMembers(
        sent.map(({ method, path }) => `${method} ${path}`),
        ['POST /orders', 'POST /webhooks']
      )
      for (const { method, path, body } of sent)
        assert.deepEqual(faultsOfRequest(method, path, body), [], `${method} ${path}`)
    })

  test('names the price of each piece and its currency', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    assert.equal(await submit(checkoutId), 'done')
    const sent = printfulSandbox.requestLog.find(
      ({ method, path }) => method === 'POST' && path === '/orders'
    )
    const body = sent!.body as {
      items: { retail_price: string }[]
      retail_costs: { currency: string }
    }
    const rows = await db.from('orders').where('checkout_id', checkoutId).orderBy('id')
    assert.deepEqual(
      body.items.map(({ retail_price: price }) => price),
      rows.map(({ unit_price: price }) => String(price))
    )
    assert.deepEqual(body.retail_costs, { currency: 'GBP' })
  }).tags(['LIMIT-11'])

  test('is submitted as soon as an admin has connected it, and our webhook is registered', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    printfulConfig.token = null
    assert.equal(await submit(checkoutId), 'unreachable')
    assert.match((await providerOrder(checkoutId)).last_error!, /not connected/)
    const admin = await UserFactory.apply('admin').create()
    const { accessToken, refreshToken } = await printfulSandbox.oauth.grant()
    const pair = { accessToken, refreshToken, expiresAt: clock.now().plus({ hours: 1 }) }
    const actor = { actorUserId: admin.id, requestId: null }
    const names = ['provider-webhook.register', 'fulfilment.retry']
    await forgetWaitingJobs(...names)
    await (await app.container.make(ConnectPrintful)).handle({ actor, pair })
    const waiting = await Promise.all(names.map(waitingJobs))
    assert.deepEqual(waiting, [[{}], [{}]])
    await later(0, () => retryDueProviderOrders())
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
  }).tags(['DEMO-1', 'SHIP-19'])
})

const isSomething = (body: unknown) => Object.keys(body ?? {}).length > 0
