import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { textOf } from '#tests/support/pdf_text'
import { agree, givenBought, givenNight, SUPPORT, VENUE } from './settlement_fixtures.js'

test.group('The files of a settlement sheet', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(async () => limiter.clear())

  async function givenNames() {
    const night = await givenNight()
    await agree(night, [{ ...VENUE, name: '=HYPERLINK("x")' }, SUPPORT])
    await givenBought(night.code, night.product)
    return night
  }

  test('are a PDF with figures, shares and room for both signatures', async ({
    assert,
    client,
  }) => {
    const { owner, gig } = await givenNames()
    const answer = await client.get(`/gigs/${gig.id}/settlement.pdf`).loginAs(owner)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    answer.assertHeader('cache-control', 'private, no-store')
    const words = await textOf(answer.response.body as Buffer)
    for (const part of [
      'SETTLEMENT SHEET',
      '£24.99',
      '20% of gross',
      'Salt Marsh Radio: 10% of earnings',
      '£5.00',
      '£0.75',
      '£1.74',
      'GB 412 0097 31',
      'Name, date, signature',
    ])
      assert.include(words, part)
  }).tags(['SHEET-4'])

  test('are a CSV file that runs no formulas', async ({ assert, client }) => {
    const { owner, gig } = await givenNames()
    const answer = await client.get(`/gigs/${gig.id}/settlement.csv`).loginAs(owner)
    answer.assertStatus(200)
    const text = answer.text()
    const lines = text.split('\r\n')
    assert.include(lines, 'Sales,Gross,,1,24.99,,,')
    assert.include(lines, 'Support act,Salt Marsh Radio,Total,,,0.75,0.75,0.00')
    assert.isTrue(lines.some((line) => line.includes(`"'=HYPERLINK(""x"")"`)))
    assert.notMatch(text, /(^|,)=/m)
  }).tags(['SHEET-4'])
})
