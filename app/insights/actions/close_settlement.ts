import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { CloseGigSheet } from '#gigs/public'
import { SheetChanged } from '#insights/errors'
import { GigAnalyticsQuery } from '#insights/queries/gig_analytics_query'
import { SettlementQuery } from '#insights/settlement/settlement_query'
import { versionOf } from '#insights/settlement/settlement_sheet'

type Closing = {
  gigId: number
  artist: { id: number; band_name: string }
  userId: number
  /** Of the sheet that was shown. */
  version: string
}

/** Closes the settlement sheet of a gig as it was shown. What comes later is an addendum. */
@inject()
export class CloseSettlement {
  constructor(
    private gigs: GigAnalyticsQuery,
    private settlements: SettlementQuery,
    private closeSheet: CloseGigSheet
  ) {}

  /** Throws NotFound, SheetClosed and SheetChanged. */
  async handle(
    { gigId, artist, userId, version }: Closing,
    caller?: TransactionClientContract
  ): Promise<void> {
    const read = async () => {
      const gig = await this.gigs.find(gigId)
      if (!gig) throw new NotFound()
      const { figures, stored } = await this.settlements.current(gig, artist.band_name)
      if (versionOf(figures) !== version) throw new SheetChanged()
      return stored
    }
    await this.closeSheet.handle({ gigId, artistId: artist.id, userId }, read, caller)
  }
}
