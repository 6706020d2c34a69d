import { setImmediate } from 'node:timers/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import type { Client } from 'pg'
import { statementTimeout } from '#core/database/statement_timeout'
import { CallerGone, DatabaseUnavailable } from '#core/exceptions/errors'
import { callDeadline } from '#core/http/call_deadline'
import TurnsMiddleware from '#core/middleware/turns_middleware'

const AT_ONCE = 8
const ORDERS_AT_ONCE = 4

type Asked = { method?: string; path?: string; address?: string }

/** Hands requests to the middleware; none of them is answered before `release`. */
function held() {
  const begun: string[] = []
  const answers: (() => void)[] = []
  const ask = ({ method = 'GET', path = '/browse', address = '198.51.100.1' }: Asked) => {
    const answer = { destroyed: false }
    const request = { method: () => method, url: () => path, ip: () => address }
    const ctx = { request, response: { response: answer } } as unknown as HttpContext
    const handled = new TurnsMiddleware().handle(ctx, async () => {
      begun.push(`${method} ${path} ${address}`)
      await new Promise<void>((resolve) => answers.push(resolve))
    })
    return { answer, handled }
  }
  const release = async () => {
    while (answers.length > 0) {
      answers.shift()!()
      await setImmediate()
    }
  }
  return { ask, begun, release }
}

/** A request asks a database that never answers, and waits for a millisecond. */
async function statementThatTimesOut() {
  const closed = Promise.withResolvers<void>()
  const stream = { destroy: () => closed.resolve() }
  const connection = { query: () => {}, connection: { stream } } as unknown as Client
  statementTimeout(1)(connection, () => {})
  callDeadline.within(1_000, () => connection.query('SELECT 1', () => {}))
  await closed.promise
}

test.group('Requests of one network', (group) => {
  group.tap((each) => each.tags(['LIMIT-23']))

  test(
    'are handled {$self} at once, and hold up no other network, no check of health and no stand-in of a provider'
  )
    .with([AT_ONCE])
    .run(async ({ assert }, most) => {
      const { ask, begun, release } = held()
      const asked = Array.from({ length: most + 5 }, () => ask({}))
      await setImmediate()
      assert.lengthOf(begun, most)
      const others: Asked[] = [
        { address: '198.51.100.2' },
        { path: '/health/ready' },
        { method: 'POST', path: '/sandbox/stripe/v1/refunds' },
      ]
      asked.push(...others.map(ask))
      await setImmediate()
      assert.sameMembers(begun.slice(most), [
        'GET /browse 198.51.100.2',
        'GET /health/ready 198.51.100.1',
        'POST /sandbox/stripe/v1/refunds 198.51.100.1',
      ])
      await release()
      await Promise.all(asked.map(({ handled }) => handled))
      assert.lengthOf(begun, most + 5 + others.length)
    })

  test('let pages, scans and carts go past orders that wait', async ({ assert }) => {
    const { ask, begun, release } = held()
    const orders = ['1', '2', '3'].flatMap((network) =>
      [
        { method: 'POST', path: '/api/create-checkout-session' },
        { method: 'POST', path: '/api/orders/7/pay' },
        { method: 'GET', path: '/checkout/success' },
      ].map((order) => ask({ ...order, address: `203.0.113.${network}` }))
    )
    await setImmediate()
    assert.lengthOf(begun, ORDERS_AT_ONCE)
    const others = [
      { path: '/browse' },
      { path: '/api/orders' },
      { method: 'POST', path: '/api/qr-codes/ABC/scan' },
      { method: 'POST', path: '/api/cart/quote' },
      { method: 'POST', path: '/api/webhooks/stripe' },
    ].map((other) => ask({ ...other, address: '203.0.113.1' }))
    await setImmediate()
    assert.lengthOf(begun, ORDERS_AT_ONCE + others.length)
    await release()
    await Promise.all([...orders, ...others].map(({ handled }) => handled))
    assert.lengthOf(begun, orders.length + others.length)
  }).tags(['LIMIT-27'])

  test('wait no longer once their caller is gone', async ({ assert }) => {
    const { ask, begun, release } = held()
    const asked = Array.from({ length: AT_ONCE }, () => ask({}))
    const { answer, handled } = ask({ path: '/about' })
    const outcome = assert.rejects(() => handled, CallerGone)
    answer.destroyed = true
    await setImmediate()
    await release()
    await Promise.all([outcome, ...asked.map((each) => each.handled)])
    assert.lengthOf(begun, AT_ONCE)
  })

  test('are not handled after a statement timed out while they waited', async ({ assert }) => {
    const { ask, begun, release } = held()
    const asked = Array.from({ length: AT_ONCE }, () => ask({}))
    const outcome = assert.rejects(() => ask({ path: '/about' }).handled, DatabaseUnavailable)
    await setImmediate()
    await statementThatTimesOut()
    await release()
    await Promise.all([outcome, ...asked.map((each) => each.handled)])
    assert.lengthOf(begun, AT_ONCE)
    const later = ask({ path: '/later' })
    await setImmediate()
    await release()
    await later.handled
    assert.equal(begun.at(-1), 'GET /later 198.51.100.1')
  }).tags(['SAFE-27'])
})
