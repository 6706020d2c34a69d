import type { Difference } from '#ledger/reconciliation/comparison'
import { format, pence } from '#shared/money'

/** "order rows: order 12, artist_payable: the row £7.49, the ledger £7.48" */
export function formatDifference({
  name,
  subject,
  between: [one, other],
  isMoney,
  ...found
}: Difference): string {
  const shown = (amount: number) => (isMoney ? format(pence(amount)) : String(amount))
  return `${name}: ${subject}: ${one} ${shown(found.one)}, ${other} ${shown(found.other)}`
}
