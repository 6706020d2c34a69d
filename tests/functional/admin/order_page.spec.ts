import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { OrderFactory } from '#database/factories/order_factory'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  providerOrder,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import { givenAdminClient } from '#tests/support/admin_client'
import { connectedPrintful } from '#tests/support/connected_printful'
import { pageText } from '#tests/support/page_text'
import { printfulSandbox } from '#tests/support/printful_sandbox'

test.group('The page of an order', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('splits the amount of an order that is {status} and {paymentStatus}: {isSplit}')
    .with([
      { status: 'cancelled', paymentStatus: 'unpaid', isSplit: false },
      { status: 'pending', paymentStatus: 'unpaid', isSplit: true },
      { status: 'processing', paymentStatus: 'paid', isSplit: true },
      { status: 'cancelled', paymentStatus: 'refunded', isSplit: true },
    ] as const)
    .run(async ({ assert, client }, { status, paymentStatus, isSplit }) => {
      const order = await OrderFactory.merge({ status, paymentStatus }).create()
      const text = await pageText(client, `/admin/orders/${order.orderNumber}`)
      assert.include(text, 'Amount')
      for (const part of ['Production cost', 'Artist, 60%', 'Platform'])
        assert[isSplit ? 'include' : 'notInclude'](text, part)
    })

  test('says after Try again that it is being tried, and not what was wrong before', async ({
    assert,
    client,
  }) => {
    const { checkoutId, lines } = await givenPaidCheckout()
    await printfulSandbox.catalog.setStock(lines[0]!.catalogVariantId, 'out_of_stock')
    await submit(checkoutId)
    const { id, last_error: lastError } = await providerOrder(checkoutId)
    const problem = lastError!
    const { order_number: number } = await db
      .from('orders')
      .where('checkout_id', checkoutId)
      .firstOrFail()
    const read = () => pageText(client, `/admin/orders/${number}`)
    assert.include(await read(), problem)

    const { call } = await givenAdminClient(client)
    ;(await call('POST', `/api/admin/provider-orders/${id}/retry`, {})).assertStatus(202)
    const retried = await read()
    assert.include(retried, 'Trying again at Printful.')
    for (const words of [problem, 'tried 0 times', 'Try again ']) assert.notInclude(retried, words)

    await submit(checkoutId)
    const failed = await read()
    assert.include(failed, problem)
    assert.notInclude(failed, 'Trying again at Printful.')
  })

  test('says that production has begun once it cannot be cancelled any more, and not before', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first } = await givenPaidCheckout()
    await submit(checkoutId)
    const read = () => pageText(client, `/admin/orders/${first.order_number}`)
    const confirmed = await read()
    assert.include(confirmed, 'Confirmed, not started yet')
    assert.notInclude(confirmed, 'In production')

    const { id } = (await atPrintful(checkoutId))!
    await printfulSandbox.orders.accept(id)
    await db.from('provider_orders').update({ synced_at: new Date(0) })
    await poll()
    const begun = await read()
    assert.include(begun, 'In production')
    assert.notInclude(begun, 'not started')
    const { call } = await givenAdminClient(client)
    const refused = await call('POST', `/api/admin/orders/${first.id}/cancel`, { reason: 'A test' })
    assert.equal(refused.body().code, 'E_IN_PRODUCTION')
  })
})
