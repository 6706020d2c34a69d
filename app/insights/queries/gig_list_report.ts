import { inject } from '@adonisjs/core'
import type { PageRequest } from '#core/http/cursor_pagination'
import { GigQueries } from '#gigs/public'
import { GigAnalyticsQuery } from '#insights/queries/gig_analytics_query'
import { GigProductsQuery, type GigUnits } from '#insights/queries/gig_products_query'
import {
  daysAhead,
  isComing,
  toGigAnalytics,
  toGigName,
  type GigAnalytics,
  type GigName,
} from '#insights/transformers/gig_analytics_transformer'

type Best = Pick<GigUnits, 'productId' | 'name' | 'units'>

/** `best`: what sold most there, without what the artist bought; null where nothing did. */
export type GigListed = GigName &
  GigAnalytics & { isComing: boolean; daysAhead: number; best: Best | null }

/** A page of an artist's gigs with their figures: four statements, however many there are. */
@inject()
export class GigListReport {
  constructor(
    private gigs: GigQueries,
    private analytics: GigAnalyticsQuery,
    private products: GigProductsQuery
  ) {}

  async handle(artistId: number, page: PageRequest) {
    const { rows, nextCursor } = await this.gigs.asPlayed(artistId, page)
    const ids = rows.map(({ id }) => id)
    const [sums, best] = await Promise.all([
      this.analytics.sums(ids),
      this.products.bestOfEach(ids),
    ])
    const gigs = rows.map((gig) => ({
      ...toGigName(gig),
      ...toGigAnalytics(sums.get(gig.id)),
      daysAhead: daysAhead(gig),
      isComing: isComing(gig, sums.get(gig.id)),
      best: toBest(best.find(({ gigId }) => gigId === gig.id)),
    }))
    return { gigs: gigs satisfies GigListed[], nextCursor }
  }
}

function toBest(best: GigUnits | undefined): Best | null {
  return best ? { productId: best.productId, name: best.name, units: best.units } : null
}
