import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { CheckProviders } from '#admin/reconciliation/check_providers'
import { ProviderNotConfigured, ProviderNotConnected } from '#fulfilment/public'
import { failOnDifferences } from '#ledger/public'
import { paymentsConfigured } from '#stripe/public'

/** Compares the ledger with the records of Stripe and the printer, once a day. */
@inject()
export class ReconcileProviderRecords {
  constructor(private providers: CheckProviders) {}

  /**
   * Logs each difference; does nothing where a provider is missing. Throws LedgerMismatch if there is a difference, and the
   * providers' errors.
   */
  async handle(): Promise<void> {
    if (!paymentsConfigured()) return
    try {
      await failOnDifferences((report) => this.providers.handle(report))
    } catch (error) {
      const isMissing =
        error instanceof ProviderNotConfigured || error instanceof ProviderNotConnected
      if (!isMissing) throw error
      logger.warn('The ledger is not compared with the providers: the printer is not connected')
    }
  }
}
