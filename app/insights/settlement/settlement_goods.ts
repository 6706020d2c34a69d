import { rowLeft, paidShares } from '#insights/settlement/settled_row'
import type { SettlementRow } from '#insights/settlement/settlement_rows_query'
import {
  divideEarnings,
  GOODS_CATEGORIES,
  type GoodsCategory,
  type PartyKind,
} from '#pricing/public'
import { add, fraction, pence, subtract, toNumber, type Pence } from '#shared/money'
import { percentageFromDecimal } from '#shared/percentage'
import type { ProductType } from '#shared/product_type'

const sum = (amounts: Pence[]) => add(pence(0), ...amounts)

/** What fans paid for the goods of one category, before refunds. */
export type SettledCategory = {
  category: GoodsCategory
  types: ProductType[]
  units: number
  gross: number
}

export function settleCategories(rows: readonly SettlementRow[]): SettledCategory[] {
  return GOODS_CATEGORIES.flatMap((category) => {
    const sold = rows.filter((row) => row.category === category)
    if (sold.length === 0) return []
    return {
      category,
      types: [...new Set(sold.map(({ type }) => type))],
      units: sold.reduce((units, row) => units + row.units, 0),
      gross: toNumber(sum(sold.map(({ gross }) => gross))),
    }
  })
}

/** All goods in pounds, without shipping. `tax`: within what was not refunded. `earnings`: the artist's part before shares. */
export function settleTotals(rows: readonly SettlementRow[]) {
  const refunded = rows.filter((row) => row.refunded > 0)
  const gross = sum(rows.map((row) => row.gross))
  const given = sum(refunded.map((row) => row.refunded))
  const left = rows.map((row) => rowLeft(row))
  const units = rows.reduce((all, row) => all + row.units, 0)
  const kept = rows.filter((row) => row.refunded < row.gross)
  return {
    units,
    unitsLeft: kept.reduce((all, row) => all + row.units, 0),
    gross: toNumber(gross),
    refunds: { orders: refunded.length, amount: toNumber(given) },
    afterRefunds: toNumber(subtract(gross, given)),
    tax: toNumber(
      sum(kept.map((row) => subtract(row.tax, fraction(row.tax, row.refunded, row.gross))))
    ),
    earnings: toNumber(sum(left.map((row) => row.earnings))),
    own: toNumber(sum(left.map((row) => row.own))),
  }
}

/** One piece of a product, divided between everybody who gets a part of its price. */
export type SettledPiece = {
  productId: number
  name: string
  units: number
  price: number
  making: number
  platform: number
  earnings: number
  own: number
  agreed: number
  short: number
  parties: { id: number; kind: PartyKind; name: string; payable: number }[]
}

/** The pieces that sold at one price under the same shares, those of which most were sold first. */
export function settlePieces(rows: readonly SettlementRow[]): SettledPiece[] {
  const groups = Map.groupBy(rows, (row) =>
    JSON.stringify([
      row.productId,
      row.unitPrice,
      row.unitCost,
      row.earnings / row.units,
      row.shares.map(({ id, base, percentage }) => [id, base, percentage]),
    ])
  )
  return [...groups.values()].map(toPiece).sort((one, other) => other.units - one.units)
}

function toPiece(rows: SettlementRow[]): SettledPiece {
  const [row] = rows as [SettlementRow]
  const earnings = fraction(row.earnings, 1, row.units)
  const terms = row.shares.map(({ base, percentage }) => ({
    base,
    percentage: percentageFromDecimal(percentage),
  }))
  const gross = fraction(subtract(row.gross, row.tax), 1, row.units)
  const parties = divideEarnings({ gross, earnings }, terms)
  const payable = sum(parties.map((party) => party.payable))
  return {
    productId: row.productId,
    name: row.productName,
    units: rows.reduce((units, each) => units + each.units, 0),
    price: toNumber(row.unitPrice),
    making: toNumber(row.unitCost),
    platform: toNumber(subtract(subtract(row.unitPrice, row.unitCost), earnings)),
    earnings: toNumber(earnings),
    own: toNumber(subtract(earnings, payable)),
    agreed: toNumber(sum(parties.map((party) => party.agreed))),
    short: toNumber(sum(rows.flatMap((each) => paidShares(each).map((party) => party.short)))),
    parties: row.shares.map(({ id, kind, name }, index) => ({
      id,
      kind,
      name,
      payable: toNumber(parties[index]!.payable),
    })),
  }
}
