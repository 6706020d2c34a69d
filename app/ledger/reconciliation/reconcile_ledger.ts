import { inject } from '@adonisjs/core'
import { CheckLedger } from '#ledger/reconciliation/check_ledger'
import { failOnDifferences } from '#ledger/reconciliation/fail_on_differences'

/** Compares the ledger with the tables of all modules, once a day. */
@inject()
export class ReconcileLedger {
  constructor(private ledger: CheckLedger) {}

  /** Logs each difference. Throws LedgerMismatch if there is one. */
  async handle(): Promise<void> {
    await failOnDifferences((report) => this.ledger.handle(report))
  }
}
