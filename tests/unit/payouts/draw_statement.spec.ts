import { test } from '@japa/runner'
import { drawStatement } from '#payouts/statements/draw_statement'
import { picturesOf } from '#tests/support/pdf'
import { pence } from '#shared/money'

const sums = {
  month: '2026-10',
  opening: pence(0),
  sales: pence(800),
  refunds: pence(-100),
  payouts: pence(0),
  takenBack: pence(0),
  corrections: pence(0),
  closing: pence(700),
}

const line = {
  occurredAt: new Date('2026-10-05T12:00:00Z'),
  kind: 'sale' as const,
  orderId: 1,
  orderNumber: 'GS-7QK2-81XM',
  productName: 'Last Tram Tee',
  quantity: 1,
  payoutId: null,
  amount: pence(800),
}

test.group('A statement on paper', () => {
  test('of {rows} rows has {pages} pages')
    .tags(['DESK-9'])
    .with([
      { rows: 0, pages: 1 },
      { rows: 24, pages: 1 },
      { rows: 25, pages: 2 },
      { rows: 63, pages: 2 },
      { rows: 64, pages: 3 },
    ])
    .run(async ({ assert }, { rows, pages }) => {
      const lines = Array.from({ length: rows }, () => line)
      const paper = await drawStatement({ bandName: 'Night Bus', sums, lines, hasMore: false })
      assert.equal(picturesOf(paper).pages, pages)
    })
})
