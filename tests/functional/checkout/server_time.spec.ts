import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import { BUYER, setupCheckout, later, paid, sessionOf } from './checkout_fixtures.js'

const WEEK = 7 * 24 * 60

test.group('An order of next week', (group) => {
  group.each.setup(setupCheckout)

  test('carries the time of the server in every row it writes', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const due = clock.now().plus({ minutes: WEEK })
    await later(WEEK, async () => {
      const key = { 'idempotency-key': 'next-week' }
      const answer = await new HttpSession().post('/api/orders', orderOf(product), key)
      await paid(await sessionOf(answer.json().order.checkoutId), BUYER)
    })
    const columns = {
      checkouts: 'created_at',
      orders: 'updated_at',
      order_status_history: 'created_at',
      payment_sessions: 'created_at',
      idempotency_keys: 'created_at',
      webhook_events: 'received_at',
    }
    for (const [table, column] of Object.entries(columns)) {
      const rows = await db.from(table)
      assert.isNotEmpty(rows, table)
      for (const row of rows) assert.closeTo(+row[column], +due, 60_000, table)
    }
  })
})
