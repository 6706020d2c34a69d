import { isolated } from '#shared/isolated'
import { partOf, type StatementPart } from '#payouts/statements/statement'
import type { StatementLine } from '#payouts/statements/statement_query'

/** Words of the files for one line, and below for the sums of a month. */
const LINE_WORDS: Record<StatementPart, string> = {
  sales: 'Sale',
  refunds: 'Refund',
  payouts: 'Payout',
  takenBack: 'Taken back',
  corrections: 'Correction',
}

export const SUM_WORDS: Record<StatementPart, string> = {
  sales: 'Your earnings',
  refunds: 'Refunds and cancellations',
  payouts: 'Paid out to you',
  takenBack: 'Taken back from payouts',
  corrections: 'Corrections',
}

export const wordOf = ({ kind }: StatementLine) => LINE_WORDS[partOf(kind)]

/** The order or payout of a line, in one text. */
export function aboutOf({ orderNumber, productName, quantity, payoutId }: StatementLine): string {
  if (orderNumber) return `${orderNumber}, ${isolated(productName ?? '')} × ${quantity}`
  return payoutId === null ? '' : `Payout ${payoutId}`
}
