import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  EARNED,
  givenDebt,
  givenEarned,
  givenReadyArtist,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { picturesOf } from '#tests/support/pdf'
import { thisTime } from '#tests/functional/payouts/statement_times'

type Sums = Record<string, number | string>

test.group('A statement', (group) => {
  group.each.setup(setupCheckout)

  test('is a month of the ledger: what was owed, what happened, and what is owed then', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    await thisTime('2026-09-20T12:00', () => givenEarned({ artist }))
    await thisTime('2026-10-05T12:00', () => runPayouts())
    await thisTime('2026-10-06T12:00', () => givenDebt(artist.id, 1000))
    await thisTime('2026-12-02T12:00', async () => {
      const answer = await client.get(`/api/artists/${artist.id}/statements`).loginAs(owner)
      const months = answer.body() as Sums[]
      assert.deepEqual(
        months.map(({ month, opening, closing }) => [month, opening, closing]),
        [
          ['2026-12', -10, -10],
          ['2026-11', -10, -10],
          ['2026-10', 69, -10],
          ['2026-09', 0, 69],
        ]
      )
      const october = months[2]!
      assert.deepEqual([october.payouts, october.refunds, october.corrections], [-69, -10, 0])
    })
  }).tags(['PAYO-15'])

  test('begins and ends with the day in London', async ({ assert, client }) => {
    const { artist, owner } = await givenReadyArtist()
    // Half past midnight on 1 July in London, still June in UTC.
    await thisTime('2026-06-30T23:30', () => givenEarned({ artist }))
    await thisTime('2026-06-30T22:30', () => givenEarned({ artist }))
    await thisTime('2026-07-02T12:00', async () => {
      const answer = await client.get(`/api/artists/${artist.id}/statements`).loginAs(owner)
      const sales = (answer.body() as Sums[]).map(({ month, sales: sum }) => [month, sum])
      assert.deepEqual(sales, [
        ['2026-07', 69],
        ['2026-06', 69],
      ])
    })
  }).tags(['PAYO-15'])

  test('has a line for each sale and payout, and pages of them that follow each other', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    const first = await givenEarned({ artist })
    const second = await givenEarned({ artist })
    await runPayouts()
    const path = `/api/artists/${artist.id}/statements/${clock.today().toFormat('yyyy-MM')}`
    const page = await client.get(`${path}?limit=2`).loginAs(owner)
    const [next] = /(?<=\/\/[^/]+)\/[^>]+/.exec(page.header('link')!)!
    const rest = await client.get(next).loginAs(owner)
    const lines = [...page.body().lines, ...rest.body().lines]
    assert.deepEqual(
      lines.map(({ part, orderNumber, amount }) => [part, orderNumber, amount]),
      [
        ['sales', first.orderNumber, 69],
        ['sales', second.orderNumber, 69],
        ['payouts', null, (-2 * EARNED) / 100],
      ]
    )
  }).tags(['PAYO-15'])

  test('is a file for spreadsheets and one for paper', async ({ assert, client }) => {
    const { artist, owner } = await givenReadyArtist()
    const order = await givenEarned({ artist })
    await runPayouts()
    const path = `/artists/${artist.id}/statements/${clock.today().toFormat('yyyy-MM')}`
    const csv = await client.get(`${path}.csv`).loginAs(owner)
    csv.assertHeader('content-type', 'text/csv; charset=utf-8')
    const [head, sale, payout] = csv.text().replace('\uFEFF', '').trim().split('\r\n')
    assert.equal(head, 'Date,Kind,Order ID,Product,Quantity,Payout,Amount,Currency')
    assert.include(sale, `,Sale,${order.orderNumber},`)
    assert.match(sale!, /,69\.00,GBP$/)
    assert.match(payout!, /,Payout,,,,\d+,-69\.00,GBP$/)

    const pdf = await client.get(`${path}.pdf`).loginAs(owner)
    pdf.assertHeader('content-type', 'application/pdf')
    assert.match(pdf.header('content-disposition')!, /statement \d{4}-\d\d\.pdf/)
    assert.equal(picturesOf(pdf.body()).pages, 1)
  }).tags(['PAYO-15', 'NEWC-8'])

  test('that there is not is not found', async ({ client }) => {
    const { artist, owner } = await givenReadyArtist()
    await givenEarned({ artist })
    for (const month of ['2019-01', '2026-13', 'soon', '2099-01']) {
      const answer = await client
        .get(`/api/artists/${artist.id}/statements/${month}`)
        .loginAs(owner)
      answer.assertStatus(404)
    }
  }).tags(['PAYO-15'])
})
