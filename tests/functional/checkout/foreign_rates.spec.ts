import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { pence } from '#shared/money'
import { good, scriptedPrintful } from '#tests/functional/fulfilment/scripted_printful'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const rateIn = (currency: string) =>
  good([{ id: 'STANDARD', name: 'Flat Rate', rate: '10.00', currency }])
const leeds = { country: 'GB', state: null, city: 'Leeds', zip: 'LS1 1AA' }
const shirt = {
  catalogVariantId: 4011,
  productType: 'tshirt' as const,
  quantity: 1,
  value: pence(2_499),
}

test.group('A shipping rate in another currency', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => QuoteShipping.forget())

  test('is converted by its configured rate and kept: one call for many quotes', async ({
    assert,
    cleanup,
  }) => {
    const { asked, end } = await scriptedPrintful([rateIn('EUR')])
    cleanup(end)
    const quote = await app.container.make(QuoteShipping)
    for (let count = 0; count < 5; count++)
      assert.containsSubset(
        await quote.handle(leeds, [shirt], { purpose: 'screen', network: '127.0.0.1' }),
        { amount: 870 }
      )
    assert.lengthOf(asked, 1)
  }).tags(['LIMIT-13'])

  test('without a configured exchange rate is none, and is not asked for again either', async ({
    assert,
    cleanup,
  }) => {
    const { asked, end } = await scriptedPrintful([rateIn('SEK')])
    cleanup(end)
    const quote = await app.container.make(QuoteShipping)
    for (const purpose of ['screen', 'order', 'screen'] as const)
      assert.equal(await quote.handle(leeds, [shirt], { purpose, network: '127.0.0.1' }), 'no-rate')
    assert.lengthOf(asked, 1)
  }).tags(['LIMIT-13'])
})
