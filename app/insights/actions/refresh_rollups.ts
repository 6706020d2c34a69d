import { inject } from '@adonisjs/core'
import { BuildRollups } from '#insights/actions/build_rollups'
import { StaleRollupsQuery } from '#insights/queries/stale_rollups_query'

/**
 * Builds the stale rollups of one artist before they are read, so that the reader sees what happened since the build of
 * the last minute. Without anything new it costs one index lookup.
 */
@inject()
export class RefreshRollups {
  constructor(
    private staleRollups: StaleRollupsQuery,
    private buildRollups: BuildRollups
  ) {}

  async handle(artistId: number) {
    if (await this.staleRollups.has(artistId))
      await this.buildRollups.handle({ artistId, ifFree: true })
  }
}
