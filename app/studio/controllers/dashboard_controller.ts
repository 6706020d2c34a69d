import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  ArtistQueries,
  type ArtistRow,
  GENRES,
  ownProfileIfAny,
  toOwnedArtist,
  toPublicArtist,
} from '#artists/public'
import { ProductCountQuery } from '#catalog/public'
import { Forbidden, NotFound } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'
import { switchBand } from '#core/session/switched_band'
import { bandRoleAllows, ROLE_REFUSED, type BandRole } from '#shared/band_role'
import { type Tab, TABS } from '#shared/dashboard_tabs'
import { parseId } from '#shared/ids'
import { type StudioTab, TAB_AREAS } from '#studio/tabs'
import { AddProductTab } from '#studio/tabs/add_product_tab'
import { FollowersTab } from '#studio/tabs/followers_tab'
import { GigsTab } from '#studio/tabs/gigs_tab'
import { OldProductsTab } from '#studio/tabs/old_products_tab'
import { OrdersTab } from '#studio/tabs/orders_tab'
import { OverviewTab } from '#studio/tabs/overview_tab'
import { PayoutsTab } from '#studio/tabs/payouts_tab'
import { ProductApprovalsTab } from '#studio/tabs/product_approvals_tab'
import { ProductManagementTab } from '#studio/tabs/product_management_tab'
import { ProfileTab } from '#studio/tabs/profile_tab'
import { QrCodesTab } from '#studio/tabs/qr_codes_tab'
import { TeamTab } from '#studio/tabs/team_tab'

const tabPages = {
  'overview': OverviewTab,
  'product-management': ProductManagementTab,
  'product-approvals': ProductApprovalsTab,
  'orders': OrdersTab,
  'payouts': PayoutsTab,
  'qr-codes': QrCodesTab,
  'followers': FollowersTab,
  'profile': ProfileTab,
  'old-products': OldProductsTab,
  'add-product': AddProductTab,
  'gigs': GigsTab,
  'team': TeamTab,
} satisfies Record<Tab, new (...args: never[]) => StudioTab>

/**
 * The dashboard of the band that the account works for; the tab is in the address. An artist without any band sees the
 * set-up form, and `?artist=<id>` of one's own bands switches to it. An admin reads any artist's with `?artist=<id>`, and
 * without it is led to the list of artists.
 */
@inject()
export default class DashboardController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductCountQuery
  ) {}

  async show(ctx: HttpContext) {
    if (isAdminWithoutArtist(ctx)) return ctx.response.redirect('/admin/artists')
    const band = await this.#band(ctx)
    if (!band) return ctx.inertia.render('studio/set_up_profile', { genres: [...GENRES] })
    const { artist, role } = band
    const tab = tabFor(ctx.request.qs().tab, role)
    const byStatus = await this.products.byStatus(artist.id)
    const pendingApprovals = reads(role, 'product-approvals') ? (byStatus.pending_approval ?? 0) : 0
    const { profitSharePercentage, updatedAt } = toOwnedArtist(artist)
    const shownArtist = { ...toPublicArtist(artist), profitSharePercentage, updatedAt }
    const tabs = TABS.filter((each) => reads(role, each))
    const frame = { artist: shownArtist, tab, tabs, pendingApprovals, role }
    const shown: StudioTab = await ctx.containerResolver.make(tabPages[tab])
    try {
      return await shown.show(ctx, artist, frame, byStatus)
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
      ctx.response.status(error.status)
      return ctx.inertia.render('studio/not_found', frame)
    }
  }

  async #band(ctx: HttpContext): Promise<{ artist: ArtistRow; role: BandRole | null } | null> {
    const asked: unknown = ctx.request.qs().artist
    if (ctx.auth.getUserOrFail().userType === 'admin')
      return { artist: await this.artists.findOrFail(pathId(asked)), role: null }
    const artist = await ownProfileIfAny(ctx, this.artists, parseId(asked))
    if (!artist) return null
    if (artist.id === parseId(asked)) switchBand(ctx, artist.id)
    return { artist, role: artist.role }
  }
}

const reads = (role: BandRole | null, tab: Tab) =>
  role === null || bandRoleAllows(role, TAB_AREAS[tab])

/** The requested tab, else the first that the role may read. Throws Forbidden for a tab that it may not read. */
function tabFor(asked: unknown, role: BandRole | null): Tab {
  const tab = TABS.find((name) => name === asked) ?? TABS.find((name) => reads(role, name))!
  if (!reads(role, tab)) throw new Forbidden(ROLE_REFUSED)
  return tab
}

/** One that names no artist, or none that there could be: an unusable value of an address is dropped. */
const isAdminWithoutArtist = ({ auth, request }: HttpContext) =>
  auth.getUserOrFail().userType === 'admin' && parseId(request.qs().artist) === null
