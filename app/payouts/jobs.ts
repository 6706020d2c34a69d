import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { RecoverNegativeBalances } from '#payouts/actions/recover_negative_balances'
import { RetryOpenPayouts } from '#payouts/actions/retry_open_payouts'
import { PayoutPolicy } from '#payouts/payout_policy'
import { MakePayoutRun } from '#payouts/runs/make_payout_run'
import { MakeUpPayoutRun } from '#payouts/runs/make_up_payout_run'
import { RUN_CRON } from '#payouts/runs/run_times'
import { clock } from '#shared/clock'

/** Does nothing on a day without payouts. `makeUpPayouts` pays the artists that failed; the queue shows the failure. */
export async function runPayouts() {
  const policy = await app.container.make(PayoutPolicy)
  if (!(await policy.terms()).isPayoutDay(clock.today())) return
  const failed = await (await app.container.make(MakePayoutRun)).handle(clock.today())
  if (failed > 0) throw new Error(`${failed} artists could not be paid`)
}

/** Does nothing if the run of the last payout day has paid every artist. */
export async function makeUpPayouts() {
  const failed = await (await app.container.make(MakeUpPayoutRun)).handle()
  if (failed) throw new Error(`${failed} artists could not be paid`)
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
  { name: 'payouts.run', cron: RUN_CRON, statementSeconds: 600, run: runPayouts },
  {
    name: 'payouts.run-missed',
    cron: '10 * * * *',
    statementSeconds: 600,
    // An attempt that could not pay every artist is repeated hours later.
    retry: { retryLimit: 0 },
    run: makeUpPayouts,
  },
  { name: 'payouts.retry', cron: '*/5 * * * *', run: retryOpenPayouts },
  { name: 'negative-balances.recover', cron: '40 6 * * *', run: recoverNegativeBalances }
)
