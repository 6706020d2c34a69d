import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow, OwnedArtist } from '#artists/public'
import type { ProductCountQuery } from '#catalog/public'

/** The parts of the dashboard as they stand in its address, `/dashboard?tab=…`. */
export const TABS = [
  'overview',
  'product-management',
  'product-approvals',
  'orders',
  'payouts',
  'gigs',
  'qr-codes',
  'followers',
  'profile',
  'old-products',
  'add-product',
] as const

export type Tab = (typeof TABS)[number]

/** One page of an artist's products. */
export const PRODUCTS_PER_PAGE = 24

/** How many products an artist has of each status; a status without products is missing. */
export type ProductsByStatus = Awaited<ReturnType<ProductCountQuery['byStatus']>>

/** What every tab shows around its own content. */
export type StudioFrame = {
  artist: OwnedArtist
  tab: Tab
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
