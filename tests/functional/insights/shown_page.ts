import type { ApiClient } from '@japa/api-client'
import User from '#identity/models/user'
import type {
  GigListed,
  GigReported,
  HeatTable,
  LiveGig,
  SalesReported,
  Tiles,
} from '#insights/public'

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
