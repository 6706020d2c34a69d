import { inject } from '@adonisjs/core'
import payoutsConfig from '#config/payouts'
import { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
import { ReservePayout } from '#payouts/actions/reserve_payout'
import { SendPayout } from '#payouts/actions/send_payout'
import { pence } from '#shared/money'
import type { PayableArtist } from '#payouts/queries/payable_artists_query'

/** Payouts of one artist in one run: each is of many rows, so this is a bound against going in circles. */
const MOST_PAYOUTS = 100

/** Pays an artist all that is due, as their account stands at Stripe at this moment. */
@inject()
export class PayArtist {
  constructor(
    private refresh: RefreshPayoutAccount,
    private reserve: ReservePayout,
    private send: SendPayout
  ) {}

  /**
   * How many payouts were made, and whether the last one was refused or is unclear. Throws PaymentProviderUnreachable
   * where the account cannot be read.
   */
  async handle({ artistId, stripeAccountId, hasLeft }: PayableArtist) {
    await this.refresh.handle(stripeAccountId)
    const least = hasLeft ? pence(1) : payoutsConfig.minimum
    for (let made = 0; ; made++) {
      const payoutId = made < MOST_PAYOUTS ? await this.reserve.handle(artistId, least) : null
      if (payoutId === null) return { made, failed: 0 }
      if ((await this.send.handle(payoutId)) !== 'paid') return { made, failed: 1 }
    }
  }
}
