import Checkout from '#orders/models/checkout'

/**
 * Why a checkout that is not paid is to end, committed before the payment provider is asked: whichever way its word comes
 * back, the history of the order says it.
 */
export class NoteEndReason {
  async handle(checkoutId: number, reason: string): Promise<void> {
    await Checkout.query()
      .where('id', checkoutId)
      .whereNull('paidAt')
      .whereNull('cancelledAt')
      .update({ endReason: reason })
  }
}
