import { inject } from '@adonisjs/core'
import { BuildRollups } from '#insights/actions/build_rollups'
import { StaleRollupsQuery } from '#insights/queries/stale_rollups_query'

/** PostgreSQL's code where a lock is not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/** How long a page waits for a build in progress, which mostly takes less: figures of a minute ago would mislead. */
const LONGEST_WAIT_MS = 2_000

/**
 * Builds the stale rollups of one artist before they are read, so that the reader sees what happened since the build of
 * the last minute. Waits for a build in progress, but not for a long one: the figures are then read as they are.
 * Without anything new it costs one index lookup.
 */
@inject()
export class RefreshRollups {
  constructor(
    private staleRollups: StaleRollupsQuery,
    private buildRollups: BuildRollups
  ) {}

  async handle(artistId: number) {
    if (!(await this.staleRollups.has(artistId))) return
    try {
      await this.buildRollups.handle({ artistId, waitMs: LONGEST_WAIT_MS })
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    }
  }
}
