import { inject } from '@adonisjs/core'
import type { DateTime } from 'luxon'
import { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
import { ReservePayout } from '#payouts/actions/reserve_payout'
import { SendPayout } from '#payouts/actions/send_payout'
import { PayoutPolicy } from '#payouts/payout_policy'
import type { PayableArtist } from '#payouts/queries/payable_artists_query'

/** Bounds the payouts to one artist in one run. Each payout holds many rows, so more would be a loop. */
const MOST_PAYOUTS = 100

/**
 * Pays an artist all that is due, after reading their account at Stripe. Where that names another bank than we knew, the owner
 * is mailed, and nothing is paid before the next day (PAYO-18).
 */
@inject()
export class PayArtist {
  constructor(
    private refresh: RefreshPayoutAccount,
    private reserve: ReservePayout,
    private send: SendPayout,
    private policy: PayoutPolicy
  ) {}

  /**
   * @param dueBy pays only what was due by then
   * @returns how many payouts were made, and whether the last one was refused or has no known outcome. Throws
   * PaymentProviderUnreachable and PaymentRefused if the account cannot be read.
   */
  async handle({ artistId, stripeAccountId, hasLeft }: PayableArtist, dueBy?: DateTime) {
    if (await this.refresh.handle(stripeAccountId)) return { made: 0, failed: 0 }
    const least = (await this.policy.terms()).minimumFor({ hasLeft })
    for (let made = 0; ; made++) {
      const payoutId =
        made < MOST_PAYOUTS ? await this.reserve.handle(artistId, least, dueBy) : null
      if (payoutId === null) return { made, failed: 0 }
      if ((await this.send.handle(payoutId)) !== 'paid') return { made, failed: 1 }
    }
  }
}
