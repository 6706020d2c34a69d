import type { ResultOrder } from '#commerce/checkout/transformers/result_order_transformer'
import type { PaymentState } from '#commerce/payments/payment'

/**
 * What the result page shows. `unknown` includes a reference that is not ours; `cancelled` means paid, but not going to be
 * made.
 */
export type Result = {
  state: PaymentState | 'cancelled'
  reference: string | null
  retryUrl: string | null
  /** Null where no payment of ours is known. */
  order: ResultOrder | null
  /** Paid, and nothing can be sent to the address: its buyer is mailed a link to change it. */
  needsAddress: boolean
  /** Paid, and nothing is printed until the hold ends: another address, or an admin, ends it. */
  isOnHold: boolean
  /** Where the confirmation went, for the signed-in buyer, who may open the order too; null for anybody else. */
  ownEmail: string | null
  /** Where the order opens for this browser: the buyer's own page, or a guest's link where they ordered in it. */
  orderPath: string | null
}
