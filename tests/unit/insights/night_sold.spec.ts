import { test } from '@japa/runner'
import { nightSold } from '#insights/morning_after/night_sold'
import type { SettlementFigures } from '#insights/settlement/settlement_sheet'
import type { SettlementRow } from '#insights/settlement/settlement_rows_query'
import { pence } from '#shared/money'

/** What the mail takes from a row of the settlement sheet. */
const row = (productId: number, units: number, gross: number, productName = `No. ${productId}`) =>
  ({ productId, productName, units, gross: pence(gross) }) as SettlementRow

const sold = (rows: SettlementRow[]) => {
  const { products, more } = nightSold({} as SettlementFigures, rows)
  return { products: products.map(({ name, units, amount }) => [name, units, amount]), more }
}

test.group('What a night sold by product', () => {
  test('has what was sold most first, and of as many what brought most', ({ assert }) => {
    const rows = [row(1, 1, 2_000), row(2, 2, 3_000), row(3, 1, 2_500), row(2, 1, 1_500)]
    assert.deepEqual(sold(rows), {
      products: [
        ['No. 2', 3, 4_500],
        ['No. 3', 1, 2_500],
        ['No. 1', 1, 2_000],
      ],
      more: 0,
    })
  }).tags(['NOTICE-4'])

  test('names a product as it was called last', ({ assert }) => {
    const { products } = sold([row(1, 1, 2_000, 'Tee'), row(1, 1, 2_000, 'Last Tram Tee')])
    assert.deepEqual(products, [['Last Tram Tee', 2, 4_000]])
  }).tags(['NOTICE-4'])

  test('names ten products, and counts the others', ({ assert }) => {
    const rows = Array.from({ length: 12 }, (_, index) => row(index + 1, 20 - index, 1_000))
    const { products, more } = sold(rows)
    assert.lengthOf(products, 10)
    assert.equal(products.at(-1)![0], 'No. 10')
    assert.equal(more, 2)
    assert.equal(sold(rows.slice(0, 10)).more, 0)
  }).tags(['NOTICE-4'])
})
