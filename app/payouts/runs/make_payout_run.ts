import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { RunPayouts } from '#payouts/actions/run_payouts'
import { UNDER_WAY } from '#payouts/payout_status'
import { clock } from '#shared/clock'

/**
 * Makes the payout run of a day and records that it is complete. One that is cut off, or that could not pay every artist,
 * stays incomplete, and MakeUpPayoutRun repeats it.
 */
@inject()
export class MakePayoutRun {
  constructor(private run: RunPayouts) {}

  /**
   * @param day in London
   * @param dueBy pays only what was due by then; what was due when the run began where left out
   * @returns for how many artists it failed
   */
  async handle(day: DateTime, dueBy?: DateTime): Promise<number> {
    const dueOn = day.toISODate()!
    await db
      .table('payout_runs')
      .insert({ due_on: dueOn, begun_at: clock.now().toJSDate() })
      .onConflict('due_on')
      .ignore()
    const { begun_at: begunAt } = await db.from('payout_runs').where('due_on', dueOn).firstOrFail()
    const { failed } = await this.run.handle(dueBy ?? DateTime.fromJSDate(begunAt))
    if (failed === 0)
      await db
        .from('payout_runs')
        .where('due_on', dueOn)
        .whereNull('completed_at')
        // One that is under way may still be refused: the run is repeated until all have ended.
        .whereNotExists((open) =>
          open
            .from('payouts')
            .whereIn('status', [...UNDER_WAY])
            .select(db.raw('1'))
        )
        .update({ completed_at: clock.now().toJSDate() })
    return failed
  }
}
