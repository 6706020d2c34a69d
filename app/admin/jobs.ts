import app from '@adonisjs/core/services/app'
import { ReconcileProviderRecords } from '#admin/reconciliation/reconcile_provider_records'
import { jobs } from '#core/jobs/main'

/** Of what Stripe and the printer have. A difference fails the run, as does what could not be read. */
export async function reconcileProviderRecords() {
  await (await app.container.make(ReconcileProviderRecords)).handle()
}

/** A second attempt finds the same difference; a provider that did not answer may answer half an hour later. */
jobs.declare({
  name: 'ledger.reconcile-providers',
  cron: '40 5 * * *',
  retry: { retryLimit: 2, retryDelay: 1_800 },
  seconds: 6 * 3_600,
  statementSeconds: 3_600,
  run: reconcileProviderRecords,
})
