import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { CheckLedger, type Checked } from '#admin/reconciliation/check_ledger'
import { CheckProviders } from '#admin/reconciliation/check_providers'
import type { Difference } from '#admin/reconciliation/comparison'
import { formatDifference } from '#admin/reconciliation/format_difference'
import { ProviderNotConfigured, ProviderNotConnected } from '#fulfilment/public'
import { paymentsConfigured } from '#stripe/public'

/** The ledger differs from what it was compared with: a person has to look at it. */
export class LedgerMismatch extends Error {
  constructor(differences: number, first: string) {
    super(
      `The ledger differs in ${differences} of what was compared, the log has all of it: ${first}`
    )
  }
}

type Check = (report: (difference: Difference) => void) => Promise<Checked>

/** Compares the ledger with rows and providers, once a day: logs each difference, and fails the run if there is one. */
@inject()
export class ReconcileLedger {
  constructor(
    private ledger: CheckLedger,
    private providers: CheckProviders
  ) {}

  /** Throws LedgerMismatch. */
  async againstRows(): Promise<void> {
    await this.#reconcile((report) => this.ledger.handle(report))
  }

  /** Where a provider is missing there is nothing to compare. Throws LedgerMismatch, and the providers’ errors. */
  async againstProviders(): Promise<void> {
    if (!paymentsConfigured()) return
    try {
      await this.#reconcile((report) => this.providers.handle(report))
    } catch (error) {
      const isMissing =
        error instanceof ProviderNotConfigured || error instanceof ProviderNotConnected
      if (!isMissing) throw error
      logger.warn('The ledger is not compared with the providers: the printer is not connected')
    }
  }

  async #reconcile(check: Check): Promise<void> {
    const lines: string[] = []
    const { differences } = await check((difference) => {
      const line = formatDifference(difference)
      logger.error({ difference: line }, 'The ledger differs')
      if (lines.length === 0) lines.push(line)
    })
    if (differences > 0) throw new LedgerMismatch(differences, lines[0]!)
  }
}
