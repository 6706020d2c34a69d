import type { SettlementFigures } from '#insights/settlement/settlement_sheet'
import type { SettlementRow } from '#insights/settlement/settlement_rows_query'
import { add, pence, type Pence } from '#shared/money'

/** The most products that the mail names. */
const MOST_PRODUCTS = 10

/** The sales of a gig by product, with totals. */
export type NightSold = {
  figures: Pick<
    SettlementFigures,
    | 'attendance'
    | 'perHead'
    | 'gross'
    | 'refunds'
    | 'units'
    | 'earnings'
    | 'own'
    | 'parties'
    | 'countsUntil'
    | 'venue'
  > & { gig: { id: number; name: string; timeZone: string } }
  products: { name: string; units: number; amount: Pence }[]
  /** Products that are not named. */
  more: number
}

/** Sorts products by units sold, then by what fans paid. */
export function nightSold(figures: SettlementFigures, rows: readonly SettlementRow[]): NightSold {
  const products = [...Map.groupBy(rows, ({ productId }) => productId).values()]
    .map((sold) => ({
      name: sold.at(-1)!.productName,
      units: sold.reduce((units, row) => units + row.units, 0),
      amount: add(pence(0), ...sold.map(({ gross }) => gross)),
    }))
    .sort((one, other) => other.units - one.units || other.amount - one.amount)
  return {
    figures,
    products: products.slice(0, MOST_PRODUCTS),
    more: Math.max(0, products.length - MOST_PRODUCTS),
  }
}
