import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

const hoursAgo = (hours: number) => clock.now().minus({ hours }).toUTC().toISO()

const scan = (visitor: HttpSession, code: string, headers: Record<string, string>) =>
  visitor.post(`/api/qr-codes/${code}/scan`, {}, headers)

const scans = () => db.from('scans').orderBy('id')

test.group('A scan that was made without a network', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  test('counts at the moment at which it was made, and credits the sale after it', async ({
    assert,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const visitor = new HttpSession()
    const at = hoursAgo(11)!
    const answer = await scan(visitor, code.code, { 'Happened-At': at, 'Idempotency-Key': 'a1' })
    assert.equal(answer.status, 200)
    const [counted] = await scans()
    assert.equal(counted.scanned_at.toISOString(), new Date(at).toISOString())
    await visitor.post('/api/orders', orderOf(product))
    assert.equal((await db.from('orders').firstOrFail()).qr_code_id, code.id)
  }).tags(['OFF-6'])

  test('sent again after a lost answer counts once, also by twenty at once', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const headers = { 'Idempotency-Key': 'same-act' }
    // The cookies of a lost answer are lost with it: each is another device to the server.
    const all = Array.from({ length: 20 }, () => scan(new HttpSession(), code.code, headers))
    for (const { status } of await Promise.all(all)) assert.equal(status, 200)
    assert.lengthOf(await scans(), 1)
    const { cookies } = new HttpSession()
    assert.equal(cookies.size, 0)
    await scan(new HttpSession(), code.code, { 'Idempotency-Key': 'another-act' })
    assert.lengthOf(await scans(), 2)
  }).tags(['OFF-5', 'OFF-6'])

  test('more than twelve hours ago counts no more; ahead of our clock it is now', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const visitor = new HttpSession()
    const late = await scan(visitor, code.code, { 'Happened-At': hoursAgo(12.1)! })
    assert.deepEqual([late.status, late.json().code], [410, 'E_TOO_LONG_AGO'])
    assert.isFalse(visitor.cookies.has('gigstall_gigs'))
    const odd = await scan(visitor, code.code, { 'Happened-At': 'yesterday' })
    assert.equal(odd.status, 422)
    assert.isEmpty(await scans())
    await scan(visitor, code.code, { 'Happened-At': hoursAgo(-3)! })
    const [counted] = await scans()
    assert.isAtMost(counted.scanned_at.getTime(), Date.now())
  }).tags(['OFF-6'])

  test('does not take the credit from a code that was scanned after it', async ({ assert }) => {
    const { artist, product } = await givenActiveProduct({})
    const { code: earlier } = await givenScannedCode({ artist })
    const { code: last } = await givenScannedCode({ artist })
    const visitor = new HttpSession()
    await scan(visitor, last.code, { 'Happened-At': hoursAgo(1)! })
    await scan(visitor, earlier.code, { 'Happened-At': hoursAgo(2)! })
    assert.lengthOf(await scans(), 2)
    await visitor.post('/api/orders', orderOf(product))
    assert.equal((await db.from('orders').firstOrFail()).qr_code_id, last.id)
  }).tags(['OFF-6'])
})
