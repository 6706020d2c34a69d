import { Conflict } from '#core/exceptions/refusals'

/** The buyer was faster than the admin: it is another order now. */
export class PaidMeanwhile extends Conflict {
  constructor() {
    super('This order was paid in this very moment. Look at it again.', 'E_PAID_MEANWHILE')
  }
}
