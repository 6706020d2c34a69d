import { inject } from '@adonisjs/core'
import { GigQueries } from '#gigs/public'
import { LiveGigReport } from '#insights/public'
import { ShownCodeQuery } from '#studio/queries/shown_code_query'

/** A gig of tonight: what its live board shows, and its code. */
export type TonightGig = Awaited<ReturnType<TonightQuery['handle']>>[number]

/** The gigs of tonight, with the figures that their pages and boards show. */
@inject()
export class TonightQuery {
  constructor(
    private gigs: GigQueries,
    private live: LiveGigReport,
    private codes: ShownCodeQuery
  ) {}

  async handle(artistId: number) {
    const gigs = await this.gigs.tonight(artistId)
    return Promise.all(
      gigs.map(async (gig) => {
        const [live, shown] = await Promise.all([this.live.handle(gig), this.codes.ofGig(gig.id)])
        return { ...shown, live }
      })
    )
  }
}
