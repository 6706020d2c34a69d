import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import stripeConfig from '#config/stripe'
import { WholeGigUnconfirmed } from '#gigs/errors'
import { pence } from '#shared/money'
import {
  agree,
  differences,
  givenBasket,
  givenBought,
  givenNight,
  ledgerOf,
  SUPPORT,
  tamper,
  VENUE,
} from '#tests/functional/insights/settlement_fixtures'
import { givenActiveProduct } from '#tests/support/given'
import { letGo, untilWaiting } from '#tests/support/until_waiting'
import { orderRows, paid, setupCheckout, typed } from './checkout_fixtures.js'

type Share = { name: string; percentage: string; agreed?: string; payable?: string }

const shown = (shares: Share[] | null) =>
  shares?.map(({ percentage, agreed, payable }) => [percentage, agreed, payable]) ?? null

const sharesOf = async (checkoutId: number) => shown((await orderRows(checkoutId))[0].gig_shares)

test.group('The shares of a gig on an order row', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(async () => limiter.clear())

  test('are frozen when it is placed, and computed when it is paid', async ({ assert }) => {
    const night = await givenNight()
    await agree(night, [VENUE, SUPPORT])
    const { checkoutId, sessionId } = await givenBasket(night.code, night.product)
    await agree(night, [{ ...VENUE, apparel: 50 }])
    assert.deepEqual(await sharesOf(checkoutId), [
      ['20.00', undefined, undefined],
      ['10.00', undefined, undefined],
    ])
    await paid(sessionId, typed())
    assert.deepEqual(await sharesOf(checkoutId), [
      ['20.00', '5.00', '5.00'],
      ['10.00', '0.75', '0.75'],
    ])
  }).tags(['SHARE-4', 'SHARE-1'])

  test('are those of its category of goods', async ({ assert }) => {
    const night = await givenNight()
    const { product: record } = await givenActiveProduct({ artist: night.artist })
    await record.merge({ productType: 'vinyl' }).save()
    await agree(night, [{ ...VENUE, music: 10 }])
    const { order } = await givenBought(night.code, record)
    assert.deepEqual(shown(order.gig_shares), [['10.00', '2.40', '2.40']])
  }).tags(['SHARE-1'])

  test('are scaled down to the artist’s part', async ({ assert }) => {
    const night = await givenNight()
    const { product } = await givenActiveProduct({
      artist: night.artist,
      sellingPrice: '17.50',
      basePrice: '12.50',
    })
    await agree(night, [VENUE, SUPPORT])
    const { order } = await givenBought(night.code, product)
    assert.deepEqual(shown(order.gig_shares), [
      ['20.00', '3.50', '2.76'],
      ['10.00', '0.30', '0.24'],
    ])
  }).tags(['SHARE-2'])

  test('of gross leave out the tax, once it is known', async ({ assert, cleanup }) => {
    stripeConfig.automaticTax = true
    cleanup(() => {
      stripeConfig.automaticTax = false
    })
    const night = await givenNight()
    await agree(night, [VENUE, SUPPORT])
    const { order } = await givenBought(night.code, night.product)
    assert.equal(order.tax_amount, '4.17')
    assert.deepEqual(shown(order.gig_shares), [
      ['20.00', '4.16', '4.16'],
      ['10.00', '0.75', '0.75'],
    ])
    assert.deepEqual(await differences(), [])
  }).tags(['SHARE-4'])

  test('are none without a code, and none without shares', async ({ assert }) => {
    const night = await givenNight()
    const { order } = await givenBought(night.code, night.product)
    assert.isNull(order.gig_shares)
    await agree(night, [VENUE])
    const { order: elsewhere } = await givenBought({ code: 'NONE-SUCH' }, night.product)
    assert.isNull(elsewhere.gig_shares)
  }).tags(['SHARE-4'])

  test('agreed later count from then on, or confirmed for the whole gig', async ({ assert }) => {
    const night = await givenNight()
    const first = await givenBought(night.code, night.product)
    const open = await givenBasket(night.code, night.product)
    await agree(night, [VENUE])
    const second = await givenBought(night.code, night.product)
    assert.isNull(await sharesOf(first.checkoutId))
    assert.deepEqual(await sharesOf(second.checkoutId), [['20.00', '5.00', '5.00']])

    const whole = { appliesTo: 'whole_gig' } as const
    await assert.rejects(() => agree(night, [SUPPORT], whole), WholeGigUnconfirmed)
    assert.isNull(await sharesOf(first.checkoutId))
    await agree(night, [SUPPORT], { ...whole, confirm: true })
    for (const { checkoutId } of [first, second])
      assert.deepEqual(await sharesOf(checkoutId), [['10.00', '0.75', '0.75']])
    assert.deepEqual(await sharesOf(open.checkoutId), [['10.00', undefined, undefined]])

    await agree(night, [], { ...whole, confirm: true })
    assert.isNull(await sharesOf(first.checkoutId))
  }).tags(['SHARE-7'])

  test('of an order that is placed during a change are those of the change', async ({
    assert,
    cleanup,
  }) => {
    const night = await givenNight()
    await agree(night, [VENUE])
    const trx = await db.transaction()
    cleanup(() => letGo(trx))
    await agree(night, [SUPPORT], { appliesTo: 'whole_gig', confirm: true }, trx)
    const placing = givenBasket(night.code, night.product)
    await untilWaiting(1)
    await trx.commit()
    const { checkoutId } = await placing
    assert.deepEqual(await sharesOf(checkoutId), [['10.00', undefined, undefined]])
  }).tags(['SHARE-7'])

  test('are never posted to the ledger', async ({ assert }) => {
    const night = await givenNight()
    await agree(night, [VENUE, SUPPORT])
    await givenBought(night.code, night.product)
    assert.deepEqual(await ledgerOf(night.artist.id), { sales: 2499, earnings: 749 })
  }).tags(['SHARE-8'])

  test('are compared with their terms and the artist’s part by ledger:check', async ({
    assert,
  }) => {
    const night = await givenNight()
    await agree(night, [VENUE, SUPPORT])
    const { order } = await givenBought(night.code, night.product)
    assert.deepEqual(await differences(), [])
    await tamper(
      `UPDATE orders SET gig_shares = jsonb_set(gig_shares, '{0,agreed}', '"6.00"') WHERE id = ${order.id}`
    )
    assert.deepEqual(await differences(), [
      `agreed shares of gigs: order ${order.id}: ${pence(575)}, ${pence(675)}`,
      `payable shares of gigs: order ${order.id}: ${pence(675)}, ${pence(575)}`,
    ])
  }).tags(['SHARE-8'])
})
