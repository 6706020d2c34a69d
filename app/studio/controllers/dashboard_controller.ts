import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, type ArtistRow, GENRES, toOwnedArtist } from '#artists/public'
import { ProductCountQuery } from '#catalog/public'
import { NotFound } from '#core/exceptions/errors'
import { pathId } from '#core/http/path_id'
import { parseId } from '#shared/ids'
import { type StudioTab, type Tab, TABS } from '#studio/tabs'
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

const tabs = {
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
} satisfies Record<Tab, new (...args: never[]) => StudioTab>

/**
 * The artist dashboard; the tab is in the address. An account without a profile meets the set-up form; an admin reads
 * any artist's with `?artist=<id>`, and without it is led to the list of artists.
 */
@inject()
export default class DashboardController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductCountQuery
  ) {}

  async show(ctx: HttpContext) {
    if (isAdminWithoutArtist(ctx)) return ctx.response.redirect('/admin/artists')
    const artist = await this.#artist(ctx)
    if (!artist) return ctx.inertia.render('studio/set_up_profile', { genres: [...GENRES] })
    const tab = TABS.find((name) => name === ctx.request.qs().tab) ?? 'overview'
    const byStatus = await this.products.byStatus(artist.id)
    const pendingApprovals = byStatus.pending_approval ?? 0
    const frame = { artist: toOwnedArtist(artist), tab, pendingApprovals }
    const shown: StudioTab = await ctx.containerResolver.make(tabs[tab])
    try {
      return await shown.show(ctx, artist, frame, byStatus)
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
      ctx.response.status(error.status)
      return ctx.inertia.render('studio/not_found', frame)
    }
  }

  async #artist({ auth, request }: HttpContext): Promise<ArtistRow | null> {
    const account = auth.getUserOrFail()
    if (account.userType !== 'admin')
      return account.userType === 'artist' ? this.artists.ofUser(account.id) : null
    return this.artists.findOrFail(pathId(request.qs().artist))
  }
}

/** One that names no artist, or none that there could be: an unusable value of an address is dropped. */
const isAdminWithoutArtist = ({ auth, request }: HttpContext) =>
  auth.getUserOrFail().userType === 'admin' && parseId(request.qs().artist) === null
