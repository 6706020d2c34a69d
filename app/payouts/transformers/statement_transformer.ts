import { partOf, type StatementSums } from '#payouts/statements/statement'
import type { StatementLine } from '#payouts/statements/statement_query'
import { wordOf } from '#payouts/statements/statement_words'
import { toDecimal, toNumber } from '#shared/money'

/** A month of an artist's account, in pounds. Positive amounts are owed to the artist. */
export function toStatement(sums: StatementSums) {
  return {
    month: sums.month,
    opening: toNumber(sums.opening),
    sales: toNumber(sums.sales),
    refunds: toNumber(sums.refunds),
    payouts: toNumber(sums.payouts),
    takenBack: toNumber(sums.takenBack),
    corrections: toNumber(sums.corrections),
    closing: toNumber(sums.closing),
  }
}

export type Statement = ReturnType<typeof toStatement>

/** One line of a statement. */
export function toStatementLine(line: StatementLine) {
  return {
    at: line.occurredAt.toISOString(),
    part: partOf(line.kind),
    orderNumber: line.orderNumber,
    productName: line.productName,
    quantity: line.quantity,
    payoutId: line.payoutId,
    amount: toNumber(line.amount),
  }
}

export type ShownStatementLine = ReturnType<typeof toStatementLine>

export const STATEMENT_CSV_HEAD = [
  'Date',
  'Kind',
  'Order ID',
  'Product',
  'Quantity',
  'Payout',
  'Amount',
  'Currency',
]

/** A line for the artist’s accounts: the amount with two decimals, times in UTC. */
export function toStatementCells(line: StatementLine): (string | number)[] {
  return [
    line.occurredAt.toISOString(),
    wordOf(line),
    line.orderNumber ?? '',
    line.productName ?? '',
    line.quantity ?? '',
    line.payoutId ?? '',
    toDecimal(line.amount),
    'GBP',
  ]
}
