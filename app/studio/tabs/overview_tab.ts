import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import type { ProductsByStatus } from '#studio/tabs'
import { OwnAccountQuery } from '#identity/public'
import { RefreshRollups, HeatReport, rangeOf, SalesReport } from '#insights/public'
import { OrderTransformer, OrderQueries } from '#commerce/public'
import { SetupChecklistQuery, type SetupChecklist } from '#studio/queries/setup_checklist_query'
import { OverviewQuery } from '#studio/queries/overview_query'
import { TonightQuery } from '#studio/queries/tonight_query'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const RECENT_ORDERS = 5

const hasOpenSteps = ({ done }: SetupChecklist) => Object.values(done).includes(false)

@inject()
export class OverviewTab implements StudioTab {
  constructor(
    private overview: OverviewQuery,
    private orders: OrderQueries,
    private refreshRollups: RefreshRollups,
    private sales: SalesReport,
    private heat: HeatReport,
    private setupChecklist: SetupChecklistQuery,
    private tonight: TonightQuery,
    private account: OwnAccountQuery
  ) {}

  /** The chart's range stands in the address, `&range=30d`. */
  async show(
    { auth, inertia, request }: HttpContext,
    artist: ArtistRow,
    frame: StudioFrame,
    byStatus: ProductsByStatus
  ) {
    await this.refreshRollups.handle(artist.id)
    const [overview, { rows }, sales, heat, tonight, setupChecklist, removal] = await Promise.all([
      this.overview.handle(artist.id, byStatus),
      this.orders.ofArtist(artist.id, { limit: RECENT_ORDERS }),
      this.sales.handle(artist.id, rangeOf(request.qs().range)),
      this.heat.handle(artist.id),
      this.tonight.handle(artist.id),
      this.setupChecklist.handle(artist, byStatus),
      this.account.openRemoval(auth.getUserOrFail()),
    ])
    const isNew = overview.orders === 0 && overview.scans === 0
    return inertia.render('studio/overview', {
      ...frame,
      overview,
      orders: rows.map(OrderTransformer.forStudio),
      sales,
      heat,
      // An artist without figures sees the list in their place, even when all of it is done.
      setupChecklist:
        setupChecklist && (isNew || hasOpenSteps(setupChecklist)) ? setupChecklist : null,
      tonight,
      /** Of the reader's own account. */
      removal,
    })
  }
}
