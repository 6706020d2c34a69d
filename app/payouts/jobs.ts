import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { RecoverNegativeBalances } from '#payouts/actions/recover_negative_balances'
import { RetryOpenPayouts } from '#payouts/actions/retry_open_payouts'
import { RunPayouts } from '#payouts/actions/run_payouts'
import { isPayoutDay, PayoutPolicy } from '#payouts/payout_policy'
import { clock } from '#shared/clock'

/** Does nothing on a day without payouts. The next run pays the artists that failed; the queue shows the failure. */
export async function runPayouts() {
  const policy = await app.container.make(PayoutPolicy)
  if (!isPayoutDay(await policy.terms(), clock.today())) return
  const { failed } = await (await app.container.make(RunPayouts)).handle()
  if (failed > 0) throw new Error(`${failed} artists could not be paid`)
}

export async function retryOpenPayouts() {
  const { failed } = await (await app.container.make(RetryOpenPayouts)).handle()
  if (failed > 0) throw new Error(`${failed} payouts could not be settled`)
}

export async function recoverNegativeBalances() {
  const { failed } = await (await app.container.make(RecoverNegativeBalances)).handle()
  if (failed > 0) throw new Error(`The debts of ${failed} artists could not be collected`)
}

jobs.declare(
  { name: 'payouts.run', cron: '10 6 * * *', statementSeconds: 600, run: runPayouts },
  { name: 'payouts.retry', cron: '*/5 * * * *', run: retryOpenPayouts },
  { name: 'negative-balances.recover', cron: '40 6 * * *', run: recoverNegativeBalances }
)
