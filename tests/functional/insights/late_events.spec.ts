import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

test.group('A view that was made without a network', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  test('counts once, at its moment and for the visitor of that day', async ({ assert }) => {
    const { artist, product } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const at = clock.now().minus({ hours: 11 }).toUTC().toISO()!
    const visitor = new HttpSession()
    const send = (path: string, body: object, key: string) =>
      visitor.post(path, body, { 'Happened-At': at, 'Idempotency-Key': key })
    await send(`/api/qr-codes/${code.code}/scan`, {}, 'scan')
    const view = { kind: 'view', productId: product.id }
    assert.equal((await send('/api/events', view, 'view')).status, 202)
    assert.equal((await send('/api/events', view, 'view')).status, 202)
    const events = await db.from('visit_events')
    assert.lengthOf(events, 1)
    assert.equal(events[0].occurred_at.toISOString(), new Date(at).toISOString())
    const [scan] = await db.from('scans')
    assert.equal(events[0].visitor_hash, scan.visitor_hash)
  }).tags(['OFF-5', 'FIG-10'])

  test('more than twelve hours ago counts no more', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const at = clock.now().minus({ hours: 13 }).toUTC().toISO()!
    const body = { kind: 'view', productId: product.id }
    const answer = await new HttpSession().post('/api/events', body, { 'Happened-At': at })
    assert.equal(answer.status, 410)
  }).tags(['OFF-5'])
})
