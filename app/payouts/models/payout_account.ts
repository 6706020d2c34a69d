import { PayoutAccountSchema } from '#database/schema'
import { clock } from '#shared/clock'

/** The Stripe account of an artist and whether Stripe pays it. Its lock serialises whatever moves the artist's money. */
export default class PayoutAccount extends PayoutAccountSchema {
  static table = 'payout_accounts'

  /** Whether payouts are held: by an admin or the shop, or, where that was read, because the owner has lost the device. */
  get isHeld(): boolean {
    return this.payoutHold || this.isHeldForLostDevice
  }

  /** Whether payouts wait, where that was read, because the owner has lost the device. */
  get isHeldForLostDevice(): boolean {
    return this.$extras.waits_for_owner === true
  }

  /** Whether its bank has changed on this day in London: nothing is paid before the next one (PAYO-18). */
  get hasNewBank(): boolean {
    return this.bankChangedAt ? this.bankChangedAt >= clock.today() : false
  }

  /** Whether a payout may be sent now. */
  get isReady(): boolean {
    return (
      this.stripeAccountId !== null && this.payoutsEnabled && !this.payoutHold && !this.hasNewBank
    )
  }
}
