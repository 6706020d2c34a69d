import { inject } from '@adonisjs/core'
import { RollUpFigures } from '#insights/actions/roll_up_figures'
import { MarkedQuery } from '#insights/queries/marked_query'

/**
 * Figures are rolled up every minute; who opens them sees what has happened since as well, because what is left of
 * one artist is little. Without anything new it is one look into an index.
 */
@inject()
export class FreshenFigures {
  constructor(
    private marked: MarkedQuery,
    private rollUp: RollUpFigures
  ) {}

  async handle(artistId: number) {
    if (await this.marked.has(artistId)) await this.rollUp.handle({ artistId, ifFree: true })
  }
}
