import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import retentionConfig from '#config/retention'
import { MIGRATION_LIMITS, retryUntilLocked } from '#core/database/lock_timeout'
import { DeleteVisits } from '#gigs/public'
import { BuildRollups, lockRollups } from '#insights/actions/build_rollups'
import { clock } from '#shared/clock'

/**
 * Deletes the months of scans and visits that are older than configured (docs/operations/retention.md), once the figures
 * of all their days have been computed.
 */
@inject()
export class DeleteOldVisits {
  constructor(
    private rollups: BuildRollups,
    private deleteVisits: DeleteVisits
  ) {}

  /** @returns how many partitions were dropped; none while figures of their days are still to be computed */
  async handle(): Promise<number> {
    const before = clock
      .now()
      .toUTC()
      .startOf('month')
      .minus({ months: retentionConfig.visitMonths })
    await this.rollups.handle()
    // Dropping a partition locks the whole table: it does not make scans wait behind a long reader.
    return retryUntilLocked(() =>
      db.transaction(async (trx) => {
        await trx.rawQuery(MIGRATION_LIMITS)
        await lockRollups(trx)
        const isStale = await trx
          .from('stale_rollups')
          .where('day', '<', before.toISODate()!)
          .first()
        return isStale ? 0 : this.deleteVisits.handle(before, trx)
      })
    )
  }
}
