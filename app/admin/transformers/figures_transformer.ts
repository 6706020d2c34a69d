import type { ShopFiguresQuery } from '#insights/public'
import { toDecimal, toNumber } from '#shared/money'

type Shop = Awaited<ReturnType<ShopFiguresQuery['ofShop']>>
type ShopSums = Shop['total']
export type ShopBar = Shop['bars'][number]
export type ShopPart = Awaited<ReturnType<ShopFiguresQuery['parts']>>[number]

/** Figures of the shop or a part of it, in pounds. */
export const toSumsShape = ({ orders, sales, refunds, margin, owed }: ShopSums) => ({
  orders,
  sales: toNumber(sales),
  refunds: toNumber(refunds),
  margin: toNumber(margin),
  owed: toNumber(owed),
})

export const toBarShape = ({ label, previousLabel, previousSales, ...sums }: ShopBar) => ({
  label,
  previousLabel,
  previousSales: toNumber(previousSales),
  ...toSumsShape(sums),
})

export const toPartShape = ({ key, name, ...sums }: ShopPart) => ({
  key,
  name,
  ...toSumsShape(sums),
})

/** The columns of the file, after those that name the row. */
export const SUMS_HEAD = ['orders', 'sales', 'refunds', 'margin', 'owed_to_artists']

export const toSumsCells = ({ orders, sales, refunds, margin, owed }: ShopSums) => [
  orders,
  ...[sales, refunds, margin, owed].map(toDecimal),
]

export type SumsShape = ReturnType<typeof toSumsShape>
export type BarShape = ReturnType<typeof toBarShape>
export type PartShape = ReturnType<typeof toPartShape>
