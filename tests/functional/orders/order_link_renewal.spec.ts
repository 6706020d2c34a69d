import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { IssueOrderLink } from '#commerce/orders/actions/issue_order_link'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import { appKeys } from '#config/app'
import { clock } from '#shared/clock'
import { givenPaidOrder } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

async function expiryOf(checkoutId: number): Promise<number> {
  const row = await db.from('checkouts').where('id', checkoutId).firstOrFail()
  return row.access_token_expires_at.getTime()
}

const inDays = (days: number) => clock.now().plus({ days }).toMillis()

test.group('The link to an order', (group) => {
  group.each.setup(() => resetDatabase)

  test('is renewed for 90 days, and not where it works for as long as asked', async ({
    assert,
    cleanup,
  }) => {
    const { checkout } = await givenPaidOrder({})
    const renew = await app.container.make(RenewOrderLink)
    const start = clock.now()
    cleanup(clock.set(() => start))
    const link = await renew.handle(checkout.id)
    assert.equal(await expiryOf(checkout.id), inDays(90))
    const renewedAt = await expiryOf(checkout.id)

    cleanup(clock.set(() => start.plus({ hours: 23 })))
    assert.equal(await renew.handle(checkout.id, { leastDays: 89 }), link)
    assert.equal(await expiryOf(checkout.id), renewedAt, 'it works for 89 days')
    cleanup(clock.set(() => start.plus({ hours: 25 })))
    assert.equal(await renew.handle(checkout.id, { leastDays: 89 }), link)
    assert.equal(await expiryOf(checkout.id), inDays(90))

    cleanup(clock.set(() => start.plus({ hours: 26 })))
    assert.equal(await renew.handle(checkout.id), link)
    assert.equal(await expiryOf(checkout.id), inDays(90), 'a mail promises 90 days')
  }).tags(['ORD-3', 'MAIL-7'])

  test('stays the one that was mailed after the key of the application was replaced', async ({
    assert,
    cleanup,
  }) => {
    const { checkout } = await givenPaidOrder({})
    const renew = await app.container.make(RenewOrderLink)
    const link = await renew.handle(checkout.id)
    appKeys.unshift('p3Vn8Kx5Tq1Zr7Lw9Yb2Hs4Ng6Jd0FcM')
    cleanup(() => void appKeys.shift())
    assert.equal(await renew.handle(checkout.id), link)
    const { checkout: later } = await givenPaidOrder({})
    const byNewKey = await renew.handle(later.id)
    appKeys.push(appKeys.shift()!)
    cleanup(() => void appKeys.unshift(appKeys.pop()!))
    assert.equal(await renew.handle(later.id), byNewKey)
  }).tags(['KEY-1', 'ORD-3'])

  test('is the new one where the buyer asks for a new one at the same moment', async ({
    assert,
    cleanup,
  }) => {
    const { checkout } = await givenPaidOrder({})
    const renew = await app.container.make(RenewOrderLink)
    const issue = await app.container.make(IssueOrderLink)
    await renew.handle(checkout.id)
    const gate = await db.transaction()
    cleanup(() => letGo(gate))
    const issued = await issue.handle(checkout.id, gate)
    const renewed = renew.handle(checkout.id)
    await untilWaiting(1)
    await gate.commit()
    assert.equal(await renewed, issued)
  }).tags(['ORD-3'])
})
