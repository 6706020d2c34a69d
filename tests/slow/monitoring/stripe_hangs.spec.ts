import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { startHangingProxy } from '#tests/support/hanging_proxy'
import { HttpSession, type Answer } from '#tests/support/http_session'
import { orderOf } from '#tests/support/purchase'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

/** Eight seconds, with an allowance for a busy machine: without its limits the call would take thirty. */
const LONGEST_SECONDS = 16
/** As long as the circuit breaker leaves a provider alone. */
const REST_MILLISECONDS = 5_200

test.group('While Stripe hangs', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('a buyer is told in time, later ones at once, and the same order goes on afterwards with one payment', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenActiveProduct({})
    const proxy = await startHangingProxy()
    cleanup(proxy.close)
    const server = await startServerProcess({
      settings: {
        CIRCUIT_BREAKERS: 'on',
        WATCH_SECONDS: '1',
        STRIPE_API_BASE: `${proxy.origin}/sandbox/stripe`,
      },
    })
    cleanup(() => void server.child.kill('SIGKILL'))
    proxy.leadTo(server.port)

    const buyers = Array.from({ length: 6 }, () => new HttpSession(server.origin))
    const order = async (buyer: number) => {
      const begun = performance.now()
      const key = { 'idempotency-key': `buyer-${buyer}` }
      const answer = await buyers[buyer]!.post('/api/orders', orderOf(product), key)
      return { answer, seconds: (performance.now() - begun) / 1_000 }
    }
    const assertTold = ({ answer }: { answer: Answer }) => {
      assert.equal(answer.status, 503, answer.text)
      assert.equal(answer.json().code, 'E_PAYMENT_UNREACHABLE')
    }

    proxy.hang()
    const first = await Promise.all([0, 1, 2, 3, 4].map(order))
    first.forEach(assertTold)
    for (const { seconds } of first) assert.isBelow(seconds, LONGEST_SECONDS)
    const later = await order(5)
    assertTold(later)
    assert.isBelow(later.seconds, 5)
    await untilNodesSay(['stripe'])

    proxy.heal()
    await pause(REST_MILLISECONDS)
    const { answer } = await order(0)
    assert.equal(answer.status, 201, answer.text)
    const again = await order(0)
    assert.equal(again.answer.json().checkoutUrl, answer.json().checkoutUrl)
    const sessions = await db
      .from('payment_sessions')
      .where('checkout_id', answer.json().order.checkoutId)
    assert.lengthOf(sessions, 1)
    assert.equal(sessions[0].status, 'open')
    assert.equal((await order(5)).answer.status, 201)
    await untilNodesSay([])
  })
    .tags(['WATCH-8', 'WATCH-7'])
    .timeout(240_000)
})

/** The heartbeats tell which providers a process does not ask. */
async function untilNodesSay(providers: string[]) {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const [node] = await db.from('nodes').select('open_circuits')
    if (JSON.stringify(node?.open_circuits) === JSON.stringify(providers)) return
    await pause(200)
  }
  throw new Error(`No heartbeat says that ${providers.join(', ') || 'no provider'} is not asked`)
}
