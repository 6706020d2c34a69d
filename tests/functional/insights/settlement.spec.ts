import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import type { Settlement } from '#insights/settlement/settlement_sheet'
import { pence } from '#shared/money'
import { paid, setupCheckout, typed } from '#tests/functional/checkout/checkout_fixtures'
import { refund } from '#tests/functional/payments/refund_fixtures'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { givenActiveProduct } from '#tests/support/given'
import { recordStatements } from '#tests/support/record_statements'
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
} from './settlement_fixtures.js'

type Gig = { id: number }

async function sheetOf(client: ApiClient, account: User, { id }: Gig): Promise<Settlement> {
  const answer = await client.get(`/api/gigs/${id}/settlement`).loginAs(account)
  answer.assertStatus(200)
  return answer.body()
}

const close = (client: ApiClient, account: User, { id }: Gig, version: string) =>
  client.post(`/api/gigs/${id}/settlement/close`).loginAs(account).withCsrfToken().json({ version })

const give = (
  { checkoutId, order }: Awaited<ReturnType<typeof givenBought>>,
  amount: number | null
) =>
  refund({
    checkoutId,
    lines: [{ orderId: order.id, amount: amount === null ? null : pence(amount) }],
  })

/** Two shirts sold with the shares of venue and support act, 412 people. */
async function givenSettlement() {
  const night = await givenNight()
  await agree(night, [VENUE, SUPPORT])
  const first = await givenBought(night.code, night.product)
  const second = await givenBought(night.code, night.product)
  await night.gig.merge({ attendance: 412 }).save()
  return { ...night, first, second }
}

test.group('The settlement sheet of a gig', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(async () => limiter.clear())

  test('adds up sales, shares and what the artist keeps', async ({ assert, client }) => {
    const { owner, gig, artist, first } = await givenSettlement()
    const { product: record } = await givenActiveProduct({ artist })
    await record.merge({ productType: 'vinyl' }).save()
    const night = { artist, owner, gig }
    const shares = (await client.get(`/api/gigs/${gig.id}/shares`).loginAs(owner)).body().shares
    await agree(night, [{ ...shares[0], music: 10 }, shares[1]])
    await give(first, 1000)
    const sheet = await sheetOf(client, owner, gig)
    assert.containSubset(sheet, {
      attendance: 412,
      perHead: 0.12,
      visitors: 2,
      paidOrders: 2,
      conversion: 100,
      categories: [{ category: 'apparel', types: ['tshirt'], units: 2, gross: 49.98 }],
      units: 2,
      unitsLeft: 2,
      gross: 49.98,
      refunds: { orders: 1, amount: 10 },
      afterRefunds: 39.98,
      earnings: 11.98,
      own: 2.78,
      closedAt: null,
      isCounting: true,
      addenda: [],
    })
    const [venue, support] = sheet.parties
    assert.containSubset(venue, {
      name: VENUE.name,
      terms: '20% of gross, music 10%',
      lines: [{ category: 'apparel', agreed: 10, payable: 10, short: 0 }],
      refund: { agreed: -2, payable: -2, short: 0 },
      total: { agreed: 8, payable: 8, short: 0 },
    })
    assert.containSubset(support, { terms: '10% of earnings', total: { payable: 1.2 }, vat: null })
    assert.containSubset(sheet.example, { price: 24.99, making: 12.5, platform: 5, own: 1.74 })
  }).tags(['SHEET-1'])

  test('shows the VAT within a commission of gross', async ({ assert, client }) => {
    const { owner, gig } = await givenSettlement()
    const { parties } = await sheetOf(client, owner, gig)
    assert.deepEqual(parties[0]!.vat, { number: 'GB 412 0097 31', amount: 1.67, net: 8.33 })
  }).tags(['SHEET-2'])

  test('agrees with the ledger in sales, refunds and earnings', async ({ assert, client }) => {
    const { owner, gig, artist, first, second } = await givenSettlement()
    await give(first, 1000)
    await give(second, null)
    const { afterRefunds, earnings, unitsLeft, own, parties } = await sheetOf(client, owner, gig)
    assert.deepEqual(await ledgerOf(artist.id), { sales: 1499, earnings: 449 })
    assert.deepEqual([afterRefunds, earnings, unitsLeft, own], [14.99, 4.49, 1, 1.04])
    assert.deepEqual(
      parties.map(({ total }) => total.payable),
      [3, 0.45]
    )
  }).tags(['SHEET-5', 'SHARE-3'])

  test('tells what is short, and of which product', async ({ assert, client }) => {
    const night = await givenNight()
    const { product } = await givenActiveProduct({
      artist: night.artist,
      name: 'Route Map Tee',
      sellingPrice: '17.50',
      basePrice: '12.50',
    })
    await agree(night, [VENUE, SUPPORT])
    await givenBought(night.code, product)
    const { short, shortPieces, own } = await sheetOf(client, night.owner, night.gig)
    assert.equal(short, 0.8)
    assert.equal(own, 0)
    assert.containSubset(shortPieces, [
      { name: 'Route Map Tee', units: 1, earnings: 3, agreed: 3.8, short: 0.8 },
    ])
  }).tags(['SHARE-2', 'SHEET-1'])

  test('of a gig without sales has zeros', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    const sheet = await sheetOf(client, owner, gig)
    assert.containSubset(sheet, {
      gross: 0,
      earnings: 0,
      perHead: null,
      conversion: null,
      example: null,
      parties: [],
    })
  }).tags(['SHEET-1'])

  test('is read with as many statements for many orders as for one', async ({ assert, client }) => {
    const { owner, gig, code, product } = await givenSettlement()
    const statements = async () => {
      const recorder = recordStatements()
      await sheetOf(client, owner, gig)
      recorder.stop()
      return recorder.statements.filter((sql) => !sql.includes('rate_limits')).length
    }
    await sheetOf(client, owner, gig)
    const few = await statements()
    for (let each = 0; each < 3; each++) await givenBought(code, product)
    await sheetOf(client, owner, gig)
    assert.equal(await statements(), few)
  }).tags(['SHEET-1'])

  test('is for its artist and admins alone, and closed by the artist alone', async ({
    assert,
    client,
  }) => {
    const { owner, gig } = await givenSettlement()
    const { owner: other } = await givenNight()
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const { version } = await sheetOf(client, admin, gig)
    for (const [account, status] of [
      [other, 404],
      [fan, 403],
      [admin, 403],
    ] as const)
      assert.equal((await close(client, account, gig, version)).status(), status)
    for (const account of [other, fan])
      for (const path of [
        `/api/gigs/${gig.id}/settlement`,
        `/gigs/${gig.id}/settlement.pdf`,
        `/gigs/${gig.id}/settlement.csv`,
      ])
        assert.equal((await client.get(path).loginAs(account)).status(), 404)
    assert.equal((await client.get(`/api/gigs/${gig.id}/settlement`)).status(), 401)
    assert.isEmpty(await db.from('gig_sheets'))
    const closed = await close(client, owner, gig, version)
    closed.assertStatus(200)
  }).tags(['SHEET-3'])
})

test.group('A closed settlement sheet', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(async () => limiter.clear())

  async function givenClosed(client: ApiClient) {
    const night = await givenSettlement()
    const { version } = await sheetOf(client, night.owner, night.gig)
    const answer = await close(client, night.owner, night.gig, version)
    answer.assertStatus(200)
    return { ...night, closed: answer.body() as Settlement }
  }

  test('stays as it was shown, and a later refund is a dated addendum', async ({
    assert,
    client,
  }) => {
    const { owner, gig, first, closed } = await givenClosed(client)
    assert.isNotNull(closed.closedAt)
    await give(first, 1000)
    const { addenda, withAddenda, ...sheet } = await sheetOf(client, owner, gig)
    const { addenda: none, withAddenda: nothing, ...before } = closed
    assert.deepEqual([none, nothing], [[], null])
    assert.deepEqual({ ...sheet, version: '' }, { ...before, version: '' })
    assert.containSubset(addenda, [
      {
        kind: 'refund',
        orderNumber: first.order.order_number,
        sales: -10,
        earnings: -3,
        own: -0.7,
        parties: [{ payable: -2 }, { payable: -0.3 }],
      },
    ])
    assert.containSubset(withAddenda, {
      afterRefunds: 39.98,
      earnings: 11.98,
      own: 2.78,
      parties: [{ payable: 8 }, { payable: 1.2 }],
    })
  }).tags(['SHEET-3'])

  test('keeps its hours when the gig is moved', async ({ assert, client }) => {
    const { owner, gig, first } = await givenClosed(client)
    await gig.merge({ startsAt: gig.startsAt.plus({ days: 30 }) }).save()
    await give(first, 1000)
    const { addenda } = await sheetOf(client, owner, gig)
    assert.containSubset(addenda, [{ kind: 'refund', sales: -10 }])
    assert.lengthOf(addenda, 1)
  }).tags(['SHEET-3'])

  test('gains later orders and what is refunded of them', async ({ assert, client }) => {
    const { owner, gig, code, product, first } = await givenClosed(client)
    const late = await givenBought(code, product)
    await give(late, 1000)
    await give(first, 500)
    await give(first, null)
    const { addenda, withAddenda } = await sheetOf(client, owner, gig)
    assert.deepEqual(
      addenda.map(({ kind, sales, earnings }) => [kind, sales, earnings]),
      [
        ['late_order', 24.99, 7.49],
        ['refund', -10, -3],
        ['refund', -5, -1.5],
        ['refund', -19.99, -5.99],
      ]
    )
    assert.equal(withAddenda!.afterRefunds, 39.98)
    assert.equal(withAddenda!.earnings, 11.98)
  }).tags(['SHEET-3'])

  test('is not closed with figures that have changed, nor twice', async ({ assert, client }) => {
    const { owner, gig, code, product } = await givenSettlement()
    const { version } = await sheetOf(client, owner, gig)
    await givenBought(code, product)
    const stale = await close(client, owner, gig, version)
    stale.assertStatus(409)
    stale.assertBodyContains({ code: 'E_SHEET_CHANGED' })
    assert.isEmpty(await db.from('gig_sheets'))
    const { version: current } = await sheetOf(client, owner, gig)
    const answers = await Promise.all([1, 2].map(() => close(client, owner, gig, current)))
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const again = await close(client, owner, gig, current)
    again.assertBodyContains({ code: 'E_SHEET_CLOSED' })
  }).tags(['SHEET-3'])

  test('keeps attendance and shares, and the gig is not deleted', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    const { version } = await sheetOf(client, owner, gig)
    await close(client, owner, gig, version)
    const put = (path: string, body: object) =>
      client
        .put(`/api/gigs/${gig.id}/${path}`)
        .loginAs(owner)
        .withSession(justLoggedIn(owner))
        .withCsrfToken()
        .json(body)
    for (const refused of [
      await put('attendance', { attendance: 1 }),
      await put('shares', { shares: [VENUE] }),
      await put('shares', { shares: [VENUE], appliesTo: 'whole_gig', confirm: true }),
    ]) {
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_SHEET_CLOSED' })
    }
    assert.isEmpty(await db.from('gig_shares'))
    const removed = await client.delete(`/api/gigs/${gig.id}`).loginAs(owner).withCsrfToken()
    assert.equal(removed.body().result, 'cancelled')
    await assert.rejects(
      () => db.transaction((trx) => trx.from('gig_sheets').delete()),
      /append-only/
    )
  }).tags(['SHEET-3', 'SHARE-7'])

  test('is compared with its rows and the ledger by ledger:check, also after later refunds', async ({
    assert,
    client,
  }) => {
    const { gig, code, product, first } = await givenClosed(client)
    await give(first, 1000)
    const { sessionId } = await givenBasket(code, product)
    await paid(sessionId, typed())
    assert.deepEqual(await differences(), [])
    await tamper(
      `UPDATE gig_sheets SET sheet = jsonb_set(sheet, '{figures,earnings}', '20.00') WHERE gig_id = ${gig.id}`
    )
    assert.deepEqual(await differences(), [
      `closed settlement sheets: gig ${gig.id}, earnings: 1700, 1198`,
      `shares of closed settlement sheets: gig ${gig.id}: 2000, 1498`,
    ])
  }).tags(['SHEET-5'])
})
