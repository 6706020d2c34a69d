import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow, OwnedArtist } from '#artists/public'
import type { ProductCountQuery } from '#catalog/public'
import type { BandArea, BandRole } from '#shared/band_role'
import type { Tab } from '#shared/dashboard_tabs'

/** The area of a band's work that each tab belongs to: a role that does not read it has no such tab. */
export const TAB_AREAS: Record<Tab, BandArea> = {
  'overview': 'overview',
  'product-management': 'products',
  'product-approvals': 'products',
  'orders': 'orders',
  'payouts': 'payouts',
  'gigs': 'gigs',
  'qr-codes': 'gigs',
  'followers': 'followers',
  'profile': 'profile',
  'old-products': 'products',
  'add-product': 'products',
  'team': 'team',
}

/** One page of an artist's products. */
export const PRODUCTS_PER_PAGE = 24

/** How many products an artist has of each status; a status without products is missing. */
export type ProductsByStatus = Awaited<ReturnType<ProductCountQuery['byStatus']>>

/** What every tab shows around its own content. */
export type StudioFrame = {
  artist: Omit<OwnedArtist, 'totalSales'>
  tab: Tab
  /** The tabs that the reader may open. */
  tabs: Tab[]
  /** The role of the reader in the band; null for an admin, who only reads. */
  role: BandRole | null
  /** Products that await the artist's approval: the badge of their tab. */
  pendingApprovals: number
}

/** One part of the dashboard: reads what it shows and renders its page. */
export interface StudioTab {
  show(
    ctx: HttpContext,
    artist: ArtistRow,
    frame: StudioFrame,
    byStatus: ProductsByStatus
  ): Promise<unknown>
}
