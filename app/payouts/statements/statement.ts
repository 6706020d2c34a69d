import type { AccountMonth, TransactionKind } from '#ledger/public'
import { monthsBetween, thisMonth } from '#shared/months'
import { add, pence, type Pence } from '#shared/money'

/** The groups that the lines of a statement are summed by. */
export const STATEMENT_PARTS = ['sales', 'refunds', 'payouts', 'takenBack', 'corrections'] as const

export type StatementPart = (typeof STATEMENT_PARTS)[number]

/**
 * The sums of an artist's account in a month, in pence: opening and parts add up to closing. Positive amounts are owed
 * to the artist.
 */
export type StatementSums = { month: string; opening: Pence; closing: Pence } & Record<
  StatementPart,
  Pence
>

const PART_OF: Partial<Record<TransactionKind, StatementPart>> = {
  sale: 'sales',
  cancellation: 'refunds',
  unfulfillable_payment: 'refunds',
  refund: 'refunds',
  refund_returned: 'refunds',
  dispute: 'refunds',
  payout: 'payouts',
  transfer: 'payouts',
  reversal: 'takenBack',
}

/**
 * The part that a kind of transaction belongs to. Nothing that is posted today is a correction; a new kind gets a line
 * of its own, so that the sums add up.
 */
export function partOf(kind: TransactionKind): StatementPart {
  return PART_OF[kind] ?? 'corrections'
}

/** The statements of all months since the first, latest first. A month without lines carries its balance on. */
export function statementsOf(rows: AccountMonth[]): StatementSums[] {
  const first = rows[0]?.month
  if (!first) return []
  let opening = pence(0)
  const statements = monthsBetween(first, thisMonth())
    .reverse()
    .map((month) => {
      const sums = sumsOf(rows.filter((row) => row.month === month))
      const closing = add(opening, ...Object.values(sums))
      const statement = { month, opening, ...sums, closing }
      opening = closing
      return statement
    })
  return statements.reverse()
}

function sumsOf(rows: AccountMonth[]): Record<StatementPart, Pence> {
  const sums = Object.fromEntries(STATEMENT_PARTS.map((part) => [part, pence(0)])) as Record<
    StatementPart,
    Pence
  >
  for (const { kind, amount } of rows) sums[partOf(kind)] = add(sums[partOf(kind)], amount)
  return sums
}
