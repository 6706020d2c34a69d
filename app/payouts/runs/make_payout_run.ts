import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { RunPayouts } from '#payouts/actions/run_payouts'
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
   * @param dueBy pays only what was due by then
   * @returns for how many artists it failed
   */
  async handle(day: DateTime, dueBy?: DateTime): Promise<number> {
    const dueOn = day.toISODate()!
    await db
      .table('payout_runs')
      .insert({ due_on: dueOn, begun_at: clock.now().toJSDate() })
      .onConflict('due_on')
      .ignore()
    const { failed } = await this.run.handle(dueBy)
    if (failed === 0)
      await db
        .from('payout_runs')
        .where('due_on', dueOn)
        .whereNull('completed_at')
        .update({ completed_at: clock.now().toJSDate() })
    return failed
  }
}
