import { isolated } from '#shared/isolated'
import { partOf, type StatementPart } from '#payouts/statements/statement'
import type { StatementLine } from '#payouts/statements/statement_query'

/** Words of the files; what one line is, and what the lines of a month are together. */
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

/** What a line is about, in one text. */
export function aboutOf({ orderNumber, productName, quantity, payoutId }: StatementLine): string {
  if (orderNumber) return `${orderNumber}, ${isolated(productName ?? '')} × ${quantity}`
  return payoutId === null ? '' : `Payout ${payoutId}`
}
