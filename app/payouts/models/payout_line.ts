import { PayoutLineSchema } from '#database/schema'

/** The part of a payout that is for one order row. */
export default class PayoutLine extends PayoutLineSchema {
  static table = 'payout_lines'
}
