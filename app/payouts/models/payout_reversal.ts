import { PayoutReversalSchema } from '#database/schema'
import type { ReversalStatus } from '#payouts/payout_status'

/** Money of a transfer that is taken back from an artist. */
export default class PayoutReversal extends PayoutReversalSchema {
  static table = 'payout_reversals'

  declare status: ReversalStatus
  declare origin: 'shop' | 'provider'
}
