import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { PrintfulTransport } from '#fulfilment/printful/transport'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { pence } from '#shared/money'
import { someVariant } from '#tests/functional/fulfilment/printful_calls'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { resetDatabase } from '#tests/support/reset_database'

const US = { country: 'US', state: 'NY', city: 'New York', zip: '10001' }

/** A quote of so many pieces, each caller from a network of its own. */
async function quote(quantity: number, network: string) {
  const { variant_id: catalogVariantId } = await someVariant()
  const goods = [{ catalogVariantId, productType: 'tshirt' as const, quantity, value: pence(2400) }]
  const quoteShipping = await app.container.make(QuoteShipping)
  return quoteShipping.handle(US, goods, { purpose: 'screen', network })
}

const ratesAsked = () =>
  printfulSandbox.requestLog.filter(({ path }) => path.startsWith('/shipping/rates')).length

test.group('Shipping rates of more than 100 pieces', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(() => QuoteShipping.forget())
  group.each.setup(() => limiter.clear())

  test('have a limit of their own, and reaching it stops no other quote', async ({ assert }) => {
    const { largeRatesFrom, rateLimits } = printfulConfig
    const answers = []
    for (let more = 1; more <= 8; more++)
      answers.push(await quote(largeRatesFrom + more, `198.51.100.${more}`))
    const live = answers.filter((answer) => answer !== 'busy' && answer !== null)
    assert.lengthOf(live, rateLimits.largeRates.burst)
    assert.equal(ratesAsked(), rateLimits.largeRates.burst, 'the provider refused none')
    for (const quantity of [1, 2, largeRatesFrom]) {
      const answer = await quote(quantity, `203.0.113.${quantity}`)
      assert.isObject(answer, `${quantity} pieces`)
    }
  }).tags(['LIMIT-4'])

  test('that the provider refuses stop no other quote either', async ({ assert, cleanup }) => {
    const { largeRates } = printfulConfig.rateLimits
    printfulConfig.rateLimits.largeRates = { limit: 100, perMilliseconds: 60_000, burst: 50 }
    cleanup(() => void (printfulConfig.rateLimits.largeRates = largeRates))
    const answers = []
    for (let more = 1; more <= 7; more++)
      answers.push(await quote(printfulConfig.largeRatesFrom + more, `198.51.100.${more}`))
    assert.include(answers, 'busy')
    assert.isObject(await quote(3, '203.0.113.1'))
    const transport = await app.container.make(PrintfulTransport)
    await transport.send({ method: 'GET', path: '/store/products?offset=0&limit=1' })
  }).tags(['LIMIT-4'])
})
