import type { ApiClient } from '@japa/api-client'
import User from '#identity/models/user'
import type { GigListed } from '#insights/queries/gig_list_report'
import type { GigReported } from '#insights/queries/gig_report'
import type { HeatTable } from '#insights/queries/heat_report'
import type { LiveGig } from '#insights/queries/live_gig_report'
import type { SalesReported } from '#insights/queries/sales_report'
import type { Tiles } from '#insights/queries/tiles_report'

type Shown = {
  gigs: GigListed[]
  heat: HeatTable
  report: GigReported
  live: LiveGig
  sales: SalesReported
  overview: Tiles
}

/** What a page of the dashboard shows to a reader. */
export async function show(client: ApiClient, path: string, reader: User): Promise<Shown> {
  const page = await client.get(path).withInertia().loginAs(reader)
  page.assertStatus(200)
  return page.inertiaProps as never as Shown
}

export const ownerOf = (artist: { userId: number }) => User.findOrFail(artist.userId)
