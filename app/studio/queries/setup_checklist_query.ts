import { inject } from '@adonisjs/core'
import type { ArtistRow } from '#artists/public'
import type { ProductsByStatus } from '#studio/tabs'
import { GigQueries } from '#gigs/public'
import { PayoutQueries, toPayoutAccount } from '#payouts/public'

/** What a new artist sets up before the first sale; true where it is done. */
export type SetupChecklist = {
  photo: boolean
  product: boolean
  onSale: boolean
  gig: boolean
  payouts: boolean
}

@inject()
export class SetupChecklistQuery {
  constructor(
    private gigs: GigQueries,
    private payouts: PayoutQueries
  ) {}

  async handle(artist: ArtistRow, byStatus: ProductsByStatus): Promise<SetupChecklist> {
    const [{ rows: gigs }, account] = await Promise.all([
      this.gigs.ofArtist(artist.id, { limit: 20 }),
      this.payouts.account(artist.id),
    ])
    const currentProducts = Object.entries(byStatus).filter(([status]) => status !== 'retired')
    return {
      photo: artist.profile_image_url !== null,
      product: currentProducts.some(([, count]) => count > 0),
      onSale: (byStatus.active ?? 0) > 0,
      gig: gigs.some((gig) => gig.cancelled_at === null),
      payouts: ['ready', 'checking'].includes(toPayoutAccount(account).state),
    }
  }
}
