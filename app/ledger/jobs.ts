import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { ReconcileLedger } from '#ledger/reconciliation/reconcile_ledger'

/** Of rows, payouts and figures. A difference fails the run, so that the queue shows it. */
export async function reconcileLedger() {
  await (await app.container.make(ReconcileLedger)).handle()
}

/** A second attempt would find the same difference. */
jobs.declare({
  name: 'ledger.reconcile',
  cron: '20 5 * * *',
  retry: { retryLimit: 0 },
  statementSeconds: 600,
  run: reconcileLedger,
})
