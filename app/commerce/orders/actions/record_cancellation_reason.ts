import Checkout from '#commerce/orders/models/checkout'

/**
 * Records why an unpaid checkout is cancelled. Commit it before asking the payment provider: its answer can come by webhook,
 * and the history of the order shows the reason either way.
 */
export class RecordCancellationReason {
  async handle(checkoutId: number, reason: string): Promise<void> {
    await Checkout.query()
      .where('id', checkoutId)
      .whereNull('paidAt')
      .whereNull('cancelledAt')
      .update({ cancellationReason: reason })
  }
}
