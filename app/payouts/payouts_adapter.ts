import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PayoutEvent, Payouts } from '#payouts/port_types'
import { ApplyStripeEvent } from '#payouts/actions/apply_stripe_event'
import { CancelUnsentPayouts } from '#payouts/actions/cancel_unsent_payouts'
import PayoutLine from '#payouts/models/payout_line'

/** Implements `payoutsPort` of commerce. */
@inject()
export class PayoutsAdapter implements Payouts {
  constructor(
    private cancelUnsentPayouts: CancelUnsentPayouts,
    private applyEvent: ApplyStripeEvent
  ) {}

  cancelUnsent(orderIds: readonly number[], trx: TransactionClientContract) {
    return this.cancelUnsentPayouts.handle(orderIds, trx)
  }

  async settlePaidOut(orderIds: readonly number[], trx: TransactionClientContract) {
    await this.cancelUnsent(orderIds, trx)
    const lines = await PayoutLine.query({ client: trx })
      .whereIn('orderId', [...orderIds])
      .whereNull('releasedAt')
      .select('orderId')
    return new Set(lines.map(({ orderId }) => orderId))
  }

  applyStripeEvent(event: PayoutEvent) {
    return this.applyEvent.handle(event)
  }
}
