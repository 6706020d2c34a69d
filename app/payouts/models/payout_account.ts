import { PayoutAccountSchema } from '#database/schema'

/** Where an artist is paid to, and whether Stripe would. Its lock orders whatever moves the artist's money. */
export default class PayoutAccount extends PayoutAccountSchema {
  static table = 'payout_accounts'

  /** Whether a payout may be sent now. */
  get isReady(): boolean {
    return this.stripeAccountId !== null && this.payoutsEnabled && !this.payoutHold
  }
}
