import { test } from '@japa/runner'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { clock } from '#shared/clock'
import {
  call,
  givenDraft,
  givenPending,
  orderBody,
  setupPrintful,
  RECIPIENT,
  someVariant,
  status,
  type Order,
} from '#tests/functional/fulfilment/printful_calls'

const { orders } = printfulSandbox

const read = async (id: number | string) => (await call<Order>(`GET /orders/${id}`)).result

test.group('Orders at the stand-in for Printful', (group) => {
  group.each.setup(setupPrintful)

  test('begin as drafts with their costs and can be found by both ids', async ({ assert }) => {
    const order = await givenDraft('gs-17')
    assert.deepInclude(order, { external_id: 'gs-17', status: 'draft', shipments: [] })
    const { subtotal, shipping, vat, total } = order.costs
    const sum = [subtotal, shipping, vat].reduce((all, each) => all + Number(each) * 100, 0)
    assert.equal(Math.round(sum), Math.round(Number(total) * 100))
    assert.deepEqual(await read(order.id), order)
    assert.deepEqual(await read('@gs-17'), order)
    assert.equal(await status('GET /orders/@gs-18'), 404)
    assert.equal(await status(`GET /orders/${order.id}`, { store: 5501377 }), 404)
  })

  test('are listed by status in pages, the newest first', async ({ assert }) => {
    const first = await givenDraft()
    const second = await givenPending()
    const all = await call<Order[]>('GET /orders')
    assert.deepEqual(
      all.result.map(({ id }) => id),
      [second.id, first.id]
    )
    const pending = await call<Order[]>('GET /orders?status=pending')
    assert.deepEqual(
      pending.result.map(({ id }) => id),
      [second.id]
    )
    assert.equal((await call('GET /orders?limit=1')).body.paging.total, 2)
  })

  test('have a unique external id in the store, also at the same moment', async ({ assert }) => {
    const body = await orderBody('gs-17')
    // The more orders there are, the longer it takes to see that an id is free.
    const others = { ...body, external_id: undefined }
    for (let made = 0; made < 20; made++) await status('POST /orders', { body: others })
    const statuses = await Promise.all([1, 2, 3, 4].map(() => status('POST /orders', { body })))
    assert.deepEqual(statuses.sort(), [200, 400, 400, 400])
    const again = await call('POST /orders', { body })
    assert.equal(again.result, 'Order with this External ID already exists')
    assert.equal(again.body.error.api_error_code, 'OR-13')
    assert.lengthOf(await orders.all(), 21)
    const updated = await call<Order>('POST /orders?update_existing=1', { body })
    assert.equal(updated.status, 200)
    assert.lengthOf(await orders.all(), 21)
  })

  const refused: Record<string, (body: Awaited<ReturnType<typeof orderBody>>) => object> = {
    'an external id with dots': (body) => ({ ...body, external_id: 'gs.17' }),
    'a dashed UUID, which is too long': (body) => ({
      ...body,
      external_id: '0b5e6f43-6b3a-4c5e-9c55-2f3a4f0d9d11',
    }),
    'no recipient': (body) => ({ ...body, recipient: undefined }),
    'no items': (body) => ({ ...body, items: [] }),
    'an unknown country': (body) => ({ ...body, recipient: { ...RECIPIENT, country_code: 'UK' } }),
    'the United States without a state': (body) => ({
      ...body,
      recipient: { ...RECIPIENT, country_code: 'US' },
    }),
    'an unknown shipping method': (body) => ({ ...body, shipping: 'PIGEON' }),
    'a quantity of none': (body) => ({ ...body, items: [{ ...body.items[0], quantity: 0 }] }),
    'a variant of the catalogue under the store’s name': (body) => ({
      ...body,
      items: [{ sync_variant_id: 4011, quantity: 1 }],
    }),
    'a variant of the catalogue without files': (body) => ({
      ...body,
      items: [{ variant_id: 2816, quantity: 1 }],
    }),
  }

  for (const [what, change] of Object.entries(refused)) {
    test(`${what} is 400, with nothing made`, async ({ assert }) => {
      const body = change(await orderBody('gs-17'))
      const answer = await call('POST /orders', { body })
      assert.deepEqual([answer.status, answer.body.error.reason], [400, 'BadRequest'])
      assert.deepEqual(await orders.all(), [])
    })
  }

  test('are confirmed once, then made and sent in one shipment or several', async ({ assert }) => {
    const body = await orderBody('gs-17', 2)
    const cap = await someVariant('Kestrel Motorway Cap')
    const items = [...body.items, { sync_variant_id: cap.id, quantity: 1 }]
    const made = await call<Order>('POST /orders', { body: { ...body, items } })
    const { id } = made.result
    const confirmed = await call<Order>('POST /orders/@gs-17/confirm')
    assert.equal(confirmed.result.status, 'pending')
    assert.equal(await status(`POST /orders/${id}/confirm`), 400)
    await orders.accept(id)
    assert.equal(await status(`DELETE /orders/${id}`), 400)
    await orders.ship(id, { items: [1] })
    assert.equal((await read(id)).status, 'partial')
    await orders.ship(id)
    const { status: end, shipments } = await read(id)
    assert.equal(end, 'fulfilled')
    assert.deepEqual(
      shipments.map((shipment) => shipment.items.map((item) => item.item_id)),
      [[made.result.items[1].id], [made.result.items[0].id]]
    )
    assert.lengthOf(new Set(shipments.map((shipment) => shipment.tracking_number)), 2)
  })

  test('are confirmed at once when asked so', async ({ assert }) => {
    const body = await orderBody('gs-17')
    const { result } = await call<Order>('POST /orders?confirm=1', { body })
    assert.equal(result.status, 'pending')
  })

  test('fall back to draft when their costs come late, and are confirmed again', async ({
    assert,
  }) => {
    const { id } = await givenDraft('gs-17')
    orders.next.computeCostsLate()
    const held = await call<Order>(`POST /orders/${id}/confirm`)
    assert.deepInclude(held.result, { status: 'onhold' })
    assert.isNull(held.result.costs.total)
    await orders.release(id)
    const draft = await read(id)
    assert.equal(draft.status, 'draft')
    assert.match(draft.costs.total!, /^\d+\.\d\d$/)
    const again = await call<Order>(`POST /orders/${id}/confirm`)
    assert.equal(again.result.status, 'pending')
  })

  test('fail when they cannot be paid, and can be tried again', async ({ assert }) => {
    const { id } = await givenDraft('gs-17')
    orders.next.fail('The card was declined.')
    const failed = await call<Order>(`POST /orders/${id}/confirm`)
    assert.equal(failed.result.status, 'failed')
    const again = await call<Order>(`POST /orders/${id}/confirm`)
    assert.equal(again.result.status, 'pending')
  })

  test('are refused at confirmation when a variant is out of stock where it is made', async ({
    assert,
  }) => {
    const variant = await someVariant()
    const { id } = await givenDraft('gs-17')
    await printfulSandbox.catalog.setStock(variant.variant_id, 'out_of_stock', 'UK')
    assert.equal(await status(`POST /orders/${id}/confirm`), 400)
    assert.equal((await read(id)).status, 'draft')
    await printfulSandbox.catalog.setStock(variant.variant_id, 'in_stock', 'UK')
    assert.equal(await status(`POST /orders/${id}/confirm`), 200)
  })

  test('are held, released, cancelled and archived', async ({ assert }) => {
    const { id } = await givenPending('gs-17')
    await orders.accept(id)
    await orders.hold(id, 'A file is blurred.')
    assert.equal((await read(id)).status, 'onhold')
    await orders.release(id)
    assert.equal((await read(id)).status, 'inprocess')
    await orders.cancel(id)
    await orders.archive(id)
    assert.equal((await read(id)).status, 'archived')
    await assert.rejects(() => orders.accept(id))
  })

  test('are cancelled by the shop while they are drafts or pending', async ({ assert }) => {
    for (const order of [await givenDraft('one'), await givenPending('other')]) {
      const { result } = await call<Order>(`DELETE /orders/${order.id}`)
      assert.equal(result.status, 'canceled')
      assert.equal(await status(`POST /orders/${order.id}/confirm`), 400)
    }
  })

  test('change while they are drafts, and not after', async ({ assert }) => {
    const { id, items } = await givenDraft('gs-17')
    const body = { items: [{ sync_variant_id: items[0].sync_variant_id, quantity: 3 }] }
    const changed = await call<Order>('PUT /orders/@gs-17', { body })
    assert.equal(changed.result.items[0].quantity, 3)
    assert.equal(changed.result.external_id, 'gs-17')
    const elsewhere = { recipient: { ...RECIPIENT, city: 'York' } }
    const moved = await call<Order>(`PUT /orders/${id}`, { body: elsewhere })
    assert.deepEqual(moved.result.items, changed.result.items)
    await call(`POST /orders/${id}/confirm`)
    assert.equal(await status(`PUT /orders/${id}`, { body }), 400)
  })

  test('advance over time', async ({ assert }) => {
    const { id } = await givenPending('gs-17')
    await orders.advance()
    assert.equal((await read(id)).status, 'pending')
    for (const [minutes, expected] of [
      [2, 'inprocess'],
      [10, 'fulfilled'],
    ] as const) {
      const later = clock.now().plus({ minutes })
      const restore = clock.set(() => later)
      await orders.advance().finally(restore)
      assert.equal((await read(id)).status, expected)
    }
  })

  test('have the same costs in estimates as later, as numbers', async ({ assert }) => {
    const body = await orderBody(undefined, 2)
    type Estimate = { costs: Record<string, number> }
    const { result } = await call<Estimate>('POST /orders/estimate-costs', { body })
    const { costs } = await givenOrderOf(body)
    for (const name of ['subtotal', 'shipping', 'vat', 'total']) {
      assert.equal(result.costs[name], Number(costs[name]), name)
    }
    assert.lengthOf(await orders.all(), 1)
  })
})

const givenOrderOf = async (body: object) => (await call<Order>('POST /orders', { body })).result
