import { RefundLineSchema } from '#database/schema'

/** The part of a refund that belongs to one order row. */
export default class RefundLine extends RefundLineSchema {
  static table = 'refund_lines'
}
