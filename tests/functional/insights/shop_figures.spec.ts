import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { BarShape, PartShape, SumsShape } from '#admin/transformers/figures_transformer'
import { UserFactory } from '#database/factories/user_factory'
import { FIGURE_COMPARISONS } from '#insights/figure_comparisons'
import { BuildShopFigures } from '#insights/public'
import { clock } from '#shared/clock'
import { fromNumber, pence } from '#shared/money'
import { thisMonth } from '#shared/months'
import { during } from '#tests/functional/accounting/books_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenSoldShirt, givenUnfulfillablePayment } from '#tests/functional/ledger/sale_fixtures'
import { givenPaidBasket, refund, reserve } from '#tests/functional/payments/refund_fixtures'
import { givenAdminClient } from '#tests/support/admin_client'

type Page = { total: SumsShape; before: SumsShape; bars: BarShape[]; parts: PartShape[] }

const build = async (isWhole = false) =>
  (await app.container.make(BuildShopFigures)).handle({ isWhole })

const stored = () =>
  db.from('shop_figures').orderBy(['dimension', 'grain', 'starts_on', 'key']).select('*')

/** A shirt of £24.99, £10 of it refunded; a basket of £24.00 and £45.50, of which the first was cancelled. */
async function givenSales() {
  const sold = await givenSoldShirt()
  await refund({
    checkoutId: sold.checkoutId,
    lines: [{ orderId: sold.order.id, amount: pence(1000) }],
  })
  const basket = await givenPaidBasket()
  await reserve({
    checkoutId: basket.checkoutId,
    lines: [{ orderId: basket.first.id, amount: null }],
    cancels: true,
  })
  await givenUnfulfillablePayment()
  return { sold, basket }
}

test.group('The figures of the shop', (group) => {
  group.each.setup(setupCheckout)

  test('are sales, refunds, margin and what is owed, in all and by each part, as in the ledger', async ({
    assert,
    client,
  }) => {
    const { sold } = await givenSales()
    await build()
    const { open } = await givenAdminClient(client)
    const { total, bars } = await open<Page>('/admin/figures')
    assert.containSubset(total, { orders: 3, sales: 94.49, refunds: 34 })
    const balance = async (accounts: string[]) =>
      pence(
        Number(
          (await db.from('ledger_entries').whereIn('account', accounts).sum('amount as sum'))[0].sum
        )
      )
    assert.equal(fromNumber(total.owed), -(await balance(['artist_payable', 'artist_debt'])))
    assert.equal(fromNumber(total.margin), -(await balance(['platform_share'])))
    const today = bars.find(
      ({ label }) => label === clock.today().setLocale('en-GB').toFormat('d LLL')
    )
    assert.containSubset(today, { orders: 3, sales: 94.49, owed: total.owed })
    for (const by of ['artist', 'gig', 'type', 'country']) {
      const { parts } = await open<Page>(`/admin/figures?by=${by}`)
      for (const measure of ['orders', 'sales', 'refunds', 'margin', 'owed'] as const) {
        const sum = parts.reduce((all, part) => all + fromNumber(part[measure]), 0)
        assert.equal(sum, fromNumber(total[measure]), `${measure} by ${by}`)
      }
    }
    const { parts } = await open<Page>('/admin/figures?by=artist')
    assert.containSubset(
      parts.find(({ key }) => key === String(sold.artist.id)),
      { name: sold.artist.bandName, sales: 24.99, refunds: 10, margin: -2, owed: 4.49 }
    )
  }).tags(['FIG-18'])

  test('are the same when counted twice, at once, or as a whole', async ({ assert }) => {
    await givenSales()
    await build()
    const before = await stored()
    assert.isAbove(before.length, 20)
    await Promise.all([build(), build(), build(true)])
    assert.deepEqual(await stored(), before)
    await givenSoldShirt()
    await build()
    const after = await stored()
    await db.from('shop_figures').delete()
    await build()
    assert.deepEqual(await stored(), after)
  }).tags(['FIG-18'])

  test('of a month count what happened in it; a year has all of them, and the balance goes on', async ({
    assert,
    client,
  }) => {
    const { sold } = await givenSales()
    await build()
    const month = thisMonth()
    const next = clock.now().plus({ months: 1 }).startOf('month').plus({ days: 2 })
    await during(next.toISO()!, async () => {
      await refund({
        checkoutId: sold.checkoutId,
        lines: [{ orderId: sold.order.id, amount: null }],
      })
      await build()
      const { open } = await givenAdminClient(client)
      const now = await open<Page>('/admin/figures')
      const before = await open<Page>(`/admin/figures?period=${month}`)
      assert.containSubset(now.total, { orders: 0, sales: 0, refunds: 14.99 })
      assert.containSubset(before.total, { orders: 3, sales: 94.49, refunds: 34 })
      assert.deepEqual(now.before, before.total)
      assert.equal(fromNumber(now.total.owed), fromNumber(before.total.owed) - pence(449))
      const { parts } = await open<Page>('/admin/figures?by=artist')
      const part = parts.find(({ key }) => key === String(sold.artist.id))
      assert.containSubset(part, { refunds: 14.99, owed: 0 })
      const compare = async () => (await db.rawQuery(FIGURE_COMPARISONS.at(-1)!.sql)).rows
      assert.deepEqual(await compare(), [])
      await db.from('shop_figures').where('dimension', 'type').increment('margin', 1)
      assert.containSubset(await compare(), [{ subject: 'type, margin' }])
    })
  }).tags(['FIG-18'])

  test('are a page and a file for admins alone, whatever stands in the address', async ({
    assert,
    client,
  }) => {
    const { sold } = await givenSales()
    await db
      .from('artists')
      .where('id', sold.artist.id)
      .update({ band_name: '=cmd|calc, "Night" ليل' })
    await build()
    const { file, open } = await givenAdminClient(client)
    const lines = await file(`/admin/figures.csv?by=artist&period=${thisMonth()}`)
    assert.equal(lines[0], 'artist,name,orders,sales,refunds,margin,owed_to_artists')
    assert.lengthOf(lines, 4)
    const line = lines.find((each) => each.startsWith(`${sold.artist.id},`))
    assert.include(line, `"'=cmd|calc, ""Night"" ليل",1,24.99,10.00`)
    const days = await file('/admin/figures.csv')
    assert.lengthOf(days, 1 + clock.today().day)
    await open('/admin/figures?period=1999-Q9&by=colour')
    const fan = await UserFactory.create()
    for (const path of ['/admin/figures', '/admin/figures.csv'])
      (await client.get(path).loginAs(fan)).assertStatus(403)
  }).tags(['FIG-18'])
})
