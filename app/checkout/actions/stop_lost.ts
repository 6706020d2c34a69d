import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Conflict } from '#core/exceptions/refusals'
import { WithdrawOrders } from '#fulfilment/public'
import { CancelPaidOrders, LockRefundable, ReleaseCheckout } from '#orders/public'

/** What is taken back by the buyer's bank is not made: unless the printer has begun, or it is on its way. */
@inject()
export class StopLost {
  constructor(
    private lockRefundable: LockRefundable,
    private withdraw: WithdrawOrders,
    private cancelOrders: CancelPaidOrders,
    private release: ReleaseCheckout
  ) {}
}
