import logger from '@adonisjs/core/services/logger'
import type { Checked } from '#ledger/reconciliation/check_ledger'
import type { Difference } from '#ledger/reconciliation/comparison'
import { formatDifference } from '#ledger/reconciliation/format_difference'

/** The ledger differs from what it was compared with: a person has to look at it. */
export class LedgerMismatch extends Error {
  constructor(differences: number, first: string) {
    super(
      `The ledger differs in ${differences} of what was compared, the log has all of it: ${first}`
    )
  }
}

type Check = (report: (difference: Difference) => void) => Promise<Checked>

/** Runs a check and logs each difference. Throws LedgerMismatch if there is one. */
export async function failOnDifferences(check: Check): Promise<void> {
  const lines: string[] = []
  const { differences } = await check((difference) => {
    const line = formatDifference(difference)
    logger.error({ difference: line }, 'The ledger differs')
    if (lines.length === 0) lines.push(line)
  })
  if (differences > 0) throw new LedgerMismatch(differences, lines[0]!)
}
