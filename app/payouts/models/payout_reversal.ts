import { PayoutReversalSchema } from '#database/schema'
import type { ReversalStatus } from '#payouts/payout_status'

/** An amount of a transfer that is reversed. */
export default class PayoutReversal extends PayoutReversalSchema {
  static table = 'payout_reversals'

  declare status: ReversalStatus
  declare origin: 'shop' | 'provider'
}
