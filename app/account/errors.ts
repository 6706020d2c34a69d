import { Conflict } from '#core/exceptions/errors'

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
