import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { PurgeExpiredAccess } from '#identity/actions/purge_expired_access'
import { CarryOutSecondFactorRemovals } from '#identity/second_factor_removal/carry_out_removals'

/** A step of `expired-rows.purge`. @returns how many rows of each kind were deleted */
export async function purgeExpiredAccess() {
  return (await app.container.make(PurgeExpiredAccess)).handle()
}

/** Throws at the end where one failed, so that the queue shows it. */
export async function removeLostSecondFactors() {
  const { failed } = await (await app.container.make(CarryOutSecondFactorRemovals)).handle()
  if (failed > 0) throw new Error(`${failed} lost second factors could not be removed`)
}

jobs.declare({
  name: 'lost-second-factors.remove',
  cron: '*/10 * * * *',
  run: removeLostSecondFactors,
})
