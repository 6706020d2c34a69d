import { test } from '@japa/runner'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { appUrl } from '#config/app'
import { clock } from '#shared/clock'
import {
  call,
  givenPending,
  orderBody,
  setupPrintful,
  send,
  status,
} from '#tests/functional/fulfilment/printful_calls'

const { faults, rateLimits, settings } = printfulSandbox

const statuses = async (name: string, times: number) => {
  const all: number[] = []
  for (let time = 0; time < times; time++) all.push(await status(name))
  return all
}

test.group('The rate limit of the stand-in for Printful', (group) => {
  group.each.setup(setupPrintful)

  test('counts down 120 calls a minute in its headers', async ({ assert }) => {
    const first = await call('GET /stores')
    const second = await call('GET /stores')
    const headersOf = ({ headers }: typeof first) =>
      ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`))
    assert.deepEqual(headersOf(first), ['120', '119', '60'])
    assert.deepEqual(headersOf(second).slice(0, 2), ['120', '118'])
  })

  test('locks out a client that exceeds it, until the time named is over', async ({ assert }) => {
    rateLimits.set({ calls: { calls: 3, perSeconds: 60 } })
    assert.deepEqual(await statuses('GET /stores', 4), [200, 200, 200, 429])
    const { body, headers } = await call('GET /stores')
    const seconds = Number(headers.get('x-ratelimit-reset'))
    assert.isAbove(seconds, 50)
    assert.deepEqual(body, {
      code: 429,
      result: `You've recently sent too many requests. Please try again after ${seconds} seconds.`,
      error: {
        reason: 'TooManyRequests',
        message: `You've recently sent too many requests. Please try again after ${seconds} seconds.`,
      },
    } as never)
    const later = clock.now().plus({ seconds: seconds + 1 })
    const restore = clock.set(() => later)
    assert.equal(await status('GET /stores').finally(restore), 200)
  })

  test('allows fewer changes of products, and scales', async ({ assert }) => {
    const allowed = await statuses('DELETE /store/products/1', 11)
    assert.deepEqual(allowed, [...Array<number>(10).fill(404), 429])
    assert.equal(await status('GET /store/products'), 200)
    rateLimits.set({ product_writes: { calls: 1000, perSeconds: 1 } })
    const scaled = await statuses('DELETE /store/products/1', 20)
    assert.isTrue(scaled.every((each) => each === 404))
  })
})

test.group('Faults of the stand-in for Printful', (group) => {
  group.each.setup(setupPrintful)

  const orders = () => printfulSandbox.orders.all()

  test('refuse with 429 and 500, with nothing done', async ({ assert }) => {
    const body = await orderBody('gs-17')
    faults.plan('rate_limit', { milliseconds: 2_000 })
    faults.plan('server_error')
    const limited = await send('POST /orders', { body })
    assert.equal(limited.status, 429)
    assert.equal(limited.headers.get('x-ratelimit-remaining'), '0')
    assert.equal(limited.headers.get('x-ratelimit-reset'), '2')
    assert.equal(await status('POST /orders', { body }), 500)
    assert.deepEqual(await orders(), [])
    assert.equal(await status('POST /orders', { body }), 200)
  })

  test('let answers wait', async ({ assert }) => {
    faults.plan('slow', { milliseconds: 300 })
    const begun = performance.now()
    assert.equal(await status('GET /stores'), 200)
    assert.isAbove(performance.now() - begun, 290)
  })

  test('cut answers off, and garble them', async ({ assert }) => {
    faults.plan('cut_off')
    const cut = await send('GET /stores')
    await assert.rejects(() => cut.text())
    faults.plan('malformed')
    const garbled = await send('GET /stores')
    assert.equal(garbled.status, 200)
    const text = await garbled.text()
    assert.throws(() => JSON.parse(text))
  })

  test('lose the answer of a call that was carried out', async ({ assert }) => {
    const body = await orderBody('gs-17')
    faults.plan('lost_answer')
    await assert.rejects(() => send('POST /orders', { body }))
    const { status: found } = await call('GET /orders/@gs-17')
    assert.equal(found, 200)
  })

  test('strike only the call they are meant for', async ({ assert }) => {
    faults.plan('server_error', { method: 'GET', path: '/orders', times: 2 })
    assert.equal(await status('GET /stores'), 200)
    assert.deepEqual(await statuses('GET /orders', 3), [500, 500, 200])
  })

  test('can be planned over HTTP as well, but not by strangers', async ({ assert }) => {
    const plan = async (body: object, token = settings.privateToken) => {
      const response = await fetch(`${appUrl}/sandbox/printful/faults`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          'Accept': 'application/json',
          'Authorization': `Bearer ${token}`,
        },
      })
      return response.status
    }
    assert.equal(await plan({ fault: 'server_error', times: 5, path: '/orders' }), 200)
    assert.equal(await plan({}, 'guess'), 403)
    assert.equal(await plan({ fault: 'earthquake' }), 422)
    assert.lengthOf(faults.planned, 5)
    assert.equal(await plan({}), 200)
    assert.lengthOf(faults.planned, 0)
  })

  test('an order can be accepted and shipped over HTTP as well, but not by strangers', async ({
    assert,
  }) => {
    const { external_id: externalId } = await givenPending('gs-17')
    const live = async (body: object, token = settings.privateToken) => {
      const response = await fetch(`${appUrl}/sandbox/printful/life`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          'Accept': 'application/json',
          'Authorization': `Bearer ${token}`,
        },
      })
      return `${response.status} ${await response.text()}`
    }
    assert.match(await live({ externalId, step: 'ship' }, 'guess'), /^403/)
    assert.match(await live({ externalId: 'gs-18', step: 'ship' }), /^404/)
    assert.match(await live({ externalId, step: 'lose' }), /^422/)
    assert.equal(await live({ externalId, step: 'accept' }), '200 {"status":"inprocess"}')
    assert.equal(await live({ externalId, step: 'ship' }), '200 {"status":"fulfilled"}')
  })
})
