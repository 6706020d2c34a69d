import app from '@adonisjs/core/services/app'
import { ReconcileLedger } from '#admin/reconciliation/reconcile_ledger'
import { jobs } from '#core/jobs/main'

/** Of rows, payouts and figures. A difference fails the run, so that the queue shows it. */
export async function reconcileLedger() {
  await (await app.container.make(ReconcileLedger)).againstRows()
}

/** Of what Stripe and the printer have. A difference fails the run, as does what could not be read. */
export async function checkProviders() {
  await (await app.container.make(ReconcileLedger)).againstProviders()
}

/** A second attempt finds the same difference; a provider that did not answer may answer half an hour later. */
jobs.declare(
  { name: 'ledger.reconcile', cron: '20 5 * * *', retry: { retryLimit: 0 }, run: reconcileLedger },
  {
    name: 'ledger.reconcile-providers',
    cron: '40 5 * * *',
    retry: { retryLimit: 2, retryDelay: 1_800 },
    seconds: 6 * 3_600,
    run: checkProviders,
  }
)
