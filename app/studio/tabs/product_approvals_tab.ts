import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { APPROVED, PENDING, REJECTED } from '#approvals/public'
import type { ArtistRow } from '#artists/public'
import { ProductQueries } from '#catalog/public'
import type { ProductsByStatus } from '#studio/tabs'
import type { ProductStatus } from '#shared/product_status'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { PRODUCTS_PER_PAGE, type StudioFrame, type StudioTab } from '#studio/tabs'
import { StudioProducts } from '#studio/studio_product'

/** The inner tabs as they stand in the address, `&list=…`. */
const LISTS = { pending: PENDING, approved: APPROVED, rejected: REJECTED } as const

export type ApprovalList = keyof typeof LISTS

const isList = (word: unknown): word is ApprovalList => Object.keys(LISTS).includes(word as string)

@inject()
export class ProductApprovalsTab implements StudioTab {
  constructor(
    private products: ProductQueries,
    private studioProducts: StudioProducts
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame, byStatus: ProductsByStatus) {
    const asked: unknown = ctx.request.qs().list
    const list = isList(asked) ? asked : 'pending'
    const page = parsePageQuery(ctx, PRODUCTS_PER_PAGE)
    const { rows, nextCursor } = await this.products.managedByArtist(artist.id, page, {
      statuses: LISTS[list],
    })
    const countOf = (statuses: readonly ProductStatus[]) =>
      statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
    return ctx.inertia.render('studio/product_approvals', {
      ...frame,
      list,
      counts: {
        pending: countOf(PENDING),
        approved: countOf(APPROVED),
        rejected: countOf(REJECTED),
      },
      products: await this.studioProducts.of(rows),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
