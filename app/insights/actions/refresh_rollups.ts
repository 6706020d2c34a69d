import { inject } from '@adonisjs/core'
import { BuildRollups } from '#insights/actions/build_rollups'
import { StaleRollupsQuery } from '#insights/queries/stale_rollups_query'

/**
 * Rollups are built every minute; who opens them sees what has happened since as well, because what is left of
 * one artist is little. Without anything new it is one look into an index.
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
