import { Conflict } from '#core/exceptions/errors'

/** What the deletion would pay out at once waits until a second factor is old enough (MFA-18). */
export class PayoutsWait extends Conflict {
  constructor() {
    super(
      'Payouts to your band are paused because your device for two-step login was reported lost. You can delete your account once they resume.',
      'E_PAYOUTS_WAIT'
    )
  }
}

/** Goods that are still to be made and posted need their address. */
export class OpenOrders extends Conflict {
  constructor(orderNumbers: string[]) {
    const which = orderNumbers.length === 1 ? `Order ${orderNumbers[0]} is` : 'Some orders are'
    super(
      `${which} not posted yet. You can delete your account once everything is.`,
      'E_OPEN_ORDERS'
    )
    this.details = { orderNumbers }
  }
}
