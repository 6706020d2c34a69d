import { test } from '@japa/runner'
import { drawSettlement } from '#insights/settlement/draw_settlement'
import { settleAddenda } from '#insights/settlement/settlement_addenda'
import type { AgreedShare } from '#insights/settlement/settlement_parties'
import type { SettlementRow } from '#insights/settlement/settlement_rows_query'
import { toFigures, toSettlement } from '#insights/settlement/settlement_sheet'
import { pence } from '#shared/money'
import { picturesOf } from '#tests/support/pdf'
import { textOf } from '#tests/support/pdf_text'

const at = new Date('2026-11-23T22:00:00Z')

const gig = {
  id: 1,
  artist_id: 1,
  name: 'Early Closing Tour',
  venue: 'The Old Transformer',
  city: 'Leeds',
  starts_at: new Date('2026-11-23T19:30:00Z'),
  time_zone: 'Europe/London',
  cancelled_at: null,
  attendance: 412,
}

const party = (id: number, name: string): AgreedShare => ({
  id,
  kind: 'other',
  name,
  vatNumber: null,
  base: 'gross',
  apparel: 10,
  otherGoods: 10,
  music: 5,
})

function row(orderId: number, parties: AgreedShare[], refunded = 0): SettlementRow {
  return {
    orderId,
    orderNumber: `GS-${orderId}`,
    category: orderId % 2 === 0 ? 'apparel' : 'music',
    type: orderId % 2 === 0 ? 'tshirt' : 'vinyl',
    productId: 1,
    productName: 'Last Tram Tee',
    units: 1,
    unitPrice: pence(2499),
    unitCost: pence(1250),
    gross: pence(2499),
    refunded: pence(refunded),
    tax: pence(0),
    earnings: pence(749),
    shares: parties.map(({ id, kind, name, vatNumber, base }) => ({
      ...{ id, kind, name, vatNumber, base },
      ...{ percentage: '1.00', agreed: '0.25', payable: '0.25' },
    })),
    paidAt: at,
    changedAt: at,
  }
}

function sheetOf(names: string[], lateOrders: number) {
  const shares = names.map((name, index) => party(index + 1, name))
  const rows = [row(1, shares), row(2, shares)]
  const late = Array.from({ length: lateOrders }, (_, index) => row(index + 3, shares, 1000))
  const figures = toFigures({ gig, bandName: 'Half-Day Wednesday', rows, shares, sums: undefined })
  const closed = rows.map(({ orderId }) => ({ orderId, refunded: 0 }))
  const addenda = settleAddenda([...rows, ...late], closed, [])
  return toSettlement({ figures, closedAt: at, addenda })
}

test.group('A settlement sheet on paper', () => {
  test(
    'of {parties} parties and {late} later orders has at least {pages} pages, each with its number'
  )
    .tags(['SHEET-4'])
    .with([
      { parties: 0, late: 0, pages: 1 },
      { parties: 2, late: 0, pages: 1 },
      { parties: 10, late: 0, pages: 2 },
      { parties: 10, late: 12, pages: 4 },
    ])
    .run(async ({ assert }, { parties, late, pages }) => {
      const names = Array.from({ length: parties }, (_, index) => `Party ${index + 1}`)
      const paper = await drawSettlement(sheetOf(names, late))
      const { pages: drawn } = picturesOf(paper)
      assert.isAtLeast(drawn, pages)
      if (pages === 1) assert.equal(drawn, 1)
      const words = await textOf(paper)
      for (let page = 1; page <= drawn; page++) assert.include(words, `Page ${page}`)
      for (const name of names) assert.include(words, `${name}: 10% of gross, music 5%`)
      assert.include(words, 'Name, date, signature')
    })

  test('sets names of any alphabet, however long', async ({ assert }) => {
    const paper = await drawSettlement(sheetOf(['Ж'.repeat(200), 'فرقة', '駅前'], 1))
    assert.isAtLeast(picturesOf(paper).pages, 1)
  }).tags(['SHEET-4'])
})
