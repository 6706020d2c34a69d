import { DisputeSchema } from '#database/schema'
import type { DisputeStatus } from '#shared/dispute'

/** What a buyer complained of to their bank, of one payment. */
export default class Dispute extends DisputeSchema {
  static table = 'disputes'

  declare status: DisputeStatus
}
