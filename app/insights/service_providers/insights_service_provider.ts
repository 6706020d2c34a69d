import type { ApplicationService } from '@adonisjs/core/types'
import { FIGURE_COMPARISONS } from '#insights/figure_comparisons'
import { LiveBoards } from '#insights/live/live_boards'
import { LiveFigures } from '#insights/live/live_figures'
import { BoardSessionsQuery } from '#insights/queries/board_sessions_query'
import { SETTLEMENT_COMPARISONS } from '#insights/settlement_comparisons'
import { ledgerComparisons } from '#ledger/public'

/** Registers the comparisons of figures with the ledger, and the live boards that this process has open. */
export default class InsightsServiceProvider {
  constructor(private app: ApplicationService) {}

  register() {
    this.app.container.singleton(
      LiveBoards,
      async (resolver) =>
        new LiveBoards(await resolver.make(LiveFigures), await resolver.make(BoardSessionsQuery))
    )
  }

  boot() {
    ledgerComparisons.register([...FIGURE_COMPARISONS, ...SETTLEMENT_COMPARISONS])
  }
}
