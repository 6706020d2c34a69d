import { inject } from '@adonisjs/core'
import Payout from '#payouts/models/payout'
import { PayArtist } from '#payouts/actions/pay_artist'
import { SendPayout } from '#payouts/actions/send_payout'
import { PayableArtistsQuery } from '#payouts/queries/payable_artists_query'

/**
 * Tries a payout again: one that Stripe did not answer is asked for under its own key; of one that it refused, what is
 * due to the artist by now goes out under another.
 */
@inject()
export class RetryPayout {
  constructor(
    private send: SendPayout,
    private artists: PayableArtistsQuery,
    private pay: PayArtist
  ) {}

  /** Throws PaymentProviderUnreachable where the artist's account cannot be read. */
  async handle(payoutId: number): Promise<void> {
    const { artistId, status } = await Payout.findOrFail(payoutId)
    if (status !== 'failed') {
      await this.send.handle(payoutId)
      return
    }
    const [artist] = await this.artists.handle(artistId)
    if (artist) await this.pay.handle(artist)
  }
}
