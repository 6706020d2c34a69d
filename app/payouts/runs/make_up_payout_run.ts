import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { PayoutPolicy, type PayoutTerms } from '#payouts/payout_policy'
import { MakePayoutRun } from '#payouts/runs/make_payout_run'
import { hoursUntilNextAttempt, isRunOver } from '#payouts/runs/run_times'
import { clock } from '#shared/clock'

/** How many days back the last payout day is looked for. */
const DAYS = 7

type Run = {
  begun_at: Date
  attempts: number
  attempt_after: Date | null
  completed_at: Date | null
}

/**
 * Makes up the run of the last payout day if no worker was there, if it was cut off, or if it could not pay every artist
 * (PAYO-20). One run pays all that is due, so earlier ones are not made up. A run that had begun pays what was due by then,
 * so that no artist is paid again before the next payout day.
 */
@inject()
export class MakeUpPayoutRun {
  constructor(
    private makeRun: MakePayoutRun,
    private policy: PayoutPolicy
  ) {}

  /** @returns for how many artists it failed; null if nothing is to be made up now */
  async handle(): Promise<number | null> {
    const day = lastPayoutDay(await this.policy.terms())
    if (!day || !(await isRecorded(day))) return null
    const run = await runOf(day)
    if (run?.completed_at) return null
    if (run?.attempt_after && run.attempt_after > clock.now().toJSDate()) return null
    const failed = await this.makeRun.handle(
      day,
      run ? DateTime.fromJSDate(run.begun_at) : undefined
    )
    if (failed > 0) await postpone(day, (run?.attempts ?? 0) + 1)
    return failed
  }
}

/** The last day in London whose run should be over. */
function lastPayoutDay(terms: PayoutTerms): DateTime | null {
  const days = Array.from({ length: DAYS + 1 }, (_, ago) => clock.today().minus({ days: ago }))
  return days.find((day) => terms.isPayoutDay(day) && isRunOver(day, clock.now())) ?? null
}

/** Whether runs were recorded by that day: no run of an earlier release is made up. */
async function isRecorded(day: DateTime): Promise<boolean> {
  const earlier = await db.from('payout_runs').where('due_on', '<=', day.toISODate()!).first()
  return earlier !== null
}

const runOf = (day: DateTime): Promise<Run | null> =>
  db.from('payout_runs').where('due_on', day.toISODate()!).first()

/** From the full hour, because the timer runs once in each. */
async function postpone(day: DateTime, attempts: number) {
  const next = clock
    .now()
    .startOf('hour')
    .plus({ hours: hoursUntilNextAttempt(attempts) })
  await db
    .from('payout_runs')
    .where('due_on', day.toISODate()!)
    .update({ attempts, attempt_after: next.toJSDate() })
}
