import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { ArtistRow } from '#artists/public'
import type { ProductsByStatus } from '#studio/tabs'
import { PayoutQueries, toPayoutAccount } from '#payouts/public'

/** The steps of the setup checklist; true where a step is done. */
export type SetupSteps = {
  photo: boolean
  product: boolean
  onSale: boolean
  gig: boolean
  /** A code was downloaded, or scanned: then it is out there, however it got there. */
  print: boolean
  payouts: boolean
}

/** `isStripeChecking`: the artist sent all details and Stripe has not approved them yet. */
export type SetupChecklist = { done: SetupSteps; isStripeChecking: boolean }

type Progress = { is_dismissed: boolean; has_gig: boolean; has_print: boolean }

/** What a new artist has to set up. Two statements. */
@inject()
export class SetupChecklistQuery {
  constructor(private payouts: PayoutQueries) {}

  /** Null once the artist has dismissed it. */
  async handle(artist: ArtistRow, byStatus: ProductsByStatus): Promise<SetupChecklist | null> {
    const [progress, account] = await Promise.all([
      this.#progress(artist.id),
      this.payouts.account(artist.id),
    ])
    if (progress.is_dismissed) return null
    const { state } = toPayoutAccount(account)
    const currentProducts = Object.entries(byStatus).filter(([status]) => status !== 'retired')
    return {
      done: {
        photo: artist.profile_image_url !== null,
        product: currentProducts.some(([, count]) => count > 0),
        onSale: (byStatus.active ?? 0) > 0,
        gig: progress.has_gig,
        print: progress.has_print,
        payouts: state === 'ready',
      },
      isStripeChecking: state === 'checking',
    }
  }

  async #progress(artistId: number): Promise<Progress> {
    const { rows } = await db.rawQuery<{ rows: Progress[] }>(
      `SELECT setup_dismissed_at IS NOT NULL AS is_dismissed,
              EXISTS (SELECT FROM gigs WHERE artist_id = artists.id AND cancelled_at IS NULL) AS has_gig,
              EXISTS (SELECT FROM qr_codes WHERE artist_id = artists.id AND (downloaded_at IS NOT NULL OR scan_count > 0)) AS has_print
         FROM artists WHERE id = ?`,
      [artistId]
    )
    return rows[0]!
  }
}
