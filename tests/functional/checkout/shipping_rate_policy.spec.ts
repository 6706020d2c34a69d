import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import ProviderRates from '#commerce/checkout/shipping/provider_rates'
import { ShippingUnavailable } from '#commerce/checkout/errors'
import {
  ShippingRatePolicy,
  type GoodsToSend,
} from '#commerce/checkout/shipping/shipping_rate_policy'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { pence } from '#shared/money'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { someVariant } from '#tests/functional/fulfilment/printful_calls'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { RatesPerPiece } from '#tests/support/strategies/rates_per_piece'

const leeds = { country: 'GB', city: 'Leeds', zipCode: 'LS1 1AA' }
const tokyo = { country: 'JP', city: 'Tokyo', zipCode: '100-0001' }
const caller = { purpose: 'order', network: '127.0.0.1' } as const

async function goods(): Promise<GoodsToSend[]> {
  const { variant_id: catalogVariantId } = await someVariant()
  const shirt = { catalogVariantId, productType: 'tshirt', sellingPrice: pence(2_499) } as const
  return [
    { ...shirt, quantity: 1 },
    { ...shirt, catalogVariantId: null, productType: 'mug', quantity: 2 },
  ]
}

const implementations = [ProviderRates, RatesPerPiece]

for (const implementation of implementations) {
  test.group(`Contract of ShippingRatePolicy: ${implementation.name}`, (group) => {
    group.each.setup(() => resetDatabase)
    group.each.setup(connectedPrintful)
    group.each.setup(() => QuoteShipping.forget())

    const policy = (): Promise<ShippingRatePolicy> => app.container.make(implementation)

    test('quotes whole pence and plausible days', async ({ assert }) => {
      const [shirt] = await goods()
      const quote = await (await policy()).quote([shirt!], leeds, caller)
      assert.isTrue(Number.isSafeInteger(quote.amount) && quote.amount >= 0)
      assert.isAtMost(quote.leastDays ?? 0, quote.mostDays ?? Infinity)
      assert.isTrue(quote.isLive)
    })

    test('quotes the same for the same goods in another order', async ({ assert }) => {
      const both = await goods()
      const rates = await policy()
      const quote = await rates.quote(both, leeds, caller)
      assert.deepEqual(await rates.quote(both.toReversed(), leeds, caller), quote)
    })

    test('never quotes less for more pieces', async ({ assert }) => {
      const [shirt] = await goods()
      const rates = await policy()
      const one = await rates.quote([shirt!], leeds, caller)
      const ten = await rates.quote([{ ...shirt!, quantity: 10 }], leeds, caller)
      assert.isAtLeast(ten.amount, one.amount)
    })

    test('estimates for a country what all the goods cost together, and never refuses to', async ({
      assert,
    }) => {
      const [shirt] = await goods()
      const rates = await policy()
      const three = [{ ...shirt!, quantity: 3 }]
      const { amount } = await rates.quote(three, leeds, caller)
      assert.deepInclude(await rates.estimate(three, 'GB', caller), { amount, isLive: false })
      const abroad = await rates.estimate([{ ...shirt!, catalogVariantId: null }], 'JP', caller)
      assert.isFalse(abroad.isLive)
    })

    test('has a flat rate without an address, for a number of pieces', async ({ assert }) => {
      const rates = await policy()
      assert.isFalse((await rates.flatShippingRate()).isLive)
      assert.isAtLeast(rates.mostPiecesAtFlatRate, 1)
    })

    test('throws ShippingUnavailable where there is no rate at all', async ({ assert }) => {
      const [shirt] = await goods()
      const error = await (
        await policy()
      )
        .quote([{ ...shirt!, catalogVariantId: null }], tokyo, caller)
        .catch((thrown: unknown) => thrown)
      assert.instanceOf(error, ShippingUnavailable)
    })
  })
}

test.group('The shipping rate policy', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(setupCheckout)
  group.each.setup(() => {
    app.container.swap(ShippingRatePolicy, () => new RatesPerPiece())
    return () => app.container.restore(ShippingRatePolicy)
  })

  const quote = async (quantity: number, destination: object | null) => {
    const { product } = await givenActiveProduct({})
    const line = { productId: product.id, size: 'M', color: 'Black', quantity }
    return new HttpSession().post('/api/cart/quote', {
      lines: [line],
      ...(destination && { destination }),
    })
  }

  test('decides what a cart pays, with and without an address', async ({ assert }) => {
    const addressed = (await quote(2, { country: 'US', state: 'Texas', zipCode: '78701' })).json()
    assert.equal(addressed.shippingAmount, 10)
    assert.deepEqual(addressed.shipping, { isLive: true, leastDays: 2, mostDays: 4 })
    assert.equal((await quote(2, null)).json().shippingAmount, 2)
  })

  test('decides what an order pays, and how many pieces need an address', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const order = (quantity: number) =>
      new HttpSession().post('/api/create-checkout-session', {
        products: [{ productId: product.id, size: 'M', color: 'Black', quantity }],
      })
    assert.equal((await order(3)).status, 200)
    const refused = await order(4)
    assert.equal(refused.status, 422)
    assert.include(refused.text, 'more than 3 items')
  })
})
