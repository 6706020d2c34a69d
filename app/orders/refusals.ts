import { Conflict } from '#core/exceptions/refusals'
import type { OrderStatus } from '#orders/order_status'

/** The table of moves has no way from here to there. */
export class NoSuchMove extends Conflict {
  constructor(from: OrderStatus, to: OrderStatus) {
    super(
      from === to
        ? `This order is ${from} already`
        : `An order that is ${from} cannot become ${to}`,
      'E_ORDER_STATE'
    )
  }
}
