import fc from 'fast-check'
import { test } from '@japa/runner'
import { priceBars, type PriceCount } from '#catalog/builder/price_bars'
import { pence } from '#shared/money'

/** Counts of prices in pounds, in order. */
const countsOf = (...pairs: [pounds: number, products: number][]): PriceCount[] =>
  pairs.map(([pounds, products]) => ({ price: pence(Math.round(pounds * 100)), products }))

/** Each bar as "from-to: products, price", in pounds. */
const wordsOf = (counts: PriceCount[]) =>
  priceBars(counts).map(
    ({ from, to, products, price }) => `${from / 100}-${to / 100}: ${products}, ${price / 100}`
  )

test.group('Bars of prices', () => {
  test('have equal widths in whole pounds, and the price that most ask in each', ({ assert }) => {
    assert.deepEqual(wordsOf(countsOf([18, 1], [24.99, 2], [25, 1], [25.5, 2], [32, 1])), [
      '18-20.99: 1, 18',
      '21-23.99: 0, 21',
      '24-26.99: 5, 24.99',
      '27-29.99: 0, 27',
      '30-32.99: 1, 32',
    ])
  }).tags(['BUILD-15'])

  test('are one bar where all ask the same', ({ assert }) => {
    assert.deepEqual(wordsOf(countsOf([25, 7])), ['25-25.99: 7, 25'])
  }).tags(['BUILD-15'])

  test('stay fine where one product costs a hundred times as much', ({ assert }) => {
    const counts = countsOf([18, 10], [20, 20], [23.5, 10], [2500, 1])
    assert.deepEqual(wordsOf(counts), [
      '18-18.99: 10, 18',
      '19-19.99: 0, 19',
      '20-20.99: 20, 20',
      '21-21.99: 0, 21',
      '22-22.99: 0, 22',
      '23-2500: 11, 23.5',
    ])
  }).tags(['BUILD-15'])

  test('hold each product once, side by side, at most six', ({ assert }) => {
    const price = fc.integer({ min: 1, max: 1_000_000 })
    const asked = fc.uniqueArray(price, { minLength: 1, maxLength: 60 })
    const products = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 60, maxLength: 60 })
    fc.assert(
      fc.property(asked, products, (prices, numbers) => {
        const counts = prices
          .toSorted((one, other) => one - other)
          .map((each, index) => ({ price: pence(each), products: numbers[index]! }))
        const bars = priceBars(counts)
        assert.isAtMost(bars.length, 6)
        for (const [index, bar] of bars.entries()) {
          const own = counts.filter((each) => each.price >= bar.from && each.price <= bar.to)
          assert.equal(
            bar.products,
            own.reduce((sum, each) => sum + each.products, 0)
          )
          assert.isTrue(own.length === 0 || own.some((each) => each.price === bar.price))
          if (index > 0) assert.equal(bar.from, bars[index - 1]!.to + 1)
        }
        const sum = (list: { products: number }[]) =>
          list.reduce((total, each) => total + each.products, 0)
        assert.equal(sum(bars), sum(counts))
      })
    )
  }).tags(['BUILD-15'])
})
