import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PaidOutcome } from '#orders/public'
import type { Payment } from '#payments/payment'

/**
 * What a settled payment means for its checkout, which stands above this module and registers itself here.
 *
 * Each is called inside the transaction that records the provider's event and closes the payment session, with that
 * session's row locked: an error rolls all of it back and the provider sends the event again. Lock the checkout in
 * there, send nothing from there (`trx.after('commit', …)`), and expect `complete` once per session, but possibly on a
 * checkout that was cancelled meanwhile.
 */
export type PaymentCompletion = {
  complete(payment: Payment, context: { trx: TransactionClientContract }): Promise<PaidOutcome>
  /** An asynchronous payment was refused in the end: the checkout is cancelled, as one that expired. */
  fail(payment: Payment, context: { trx: TransactionClientContract }): Promise<void>
  /** The provider ended the session unpaid: only now may the checkout be cancelled. */
  expire(payment: Payment, context: { trx: TransactionClientContract }): Promise<void>
}

/** Answering "done" for a payment that nobody records would lose it. */
function nobody(): never {
  throw new Error('No payment completion is registered')
}

let registered: PaymentCompletion = { complete: nobody, fail: nobody, expire: nobody }

export const paymentCompletionPort = {
  /** Returns what restores the earlier implementation. */
  register(implementation: PaymentCompletion): () => void {
    const previous = registered
    registered = implementation
    return () => {
      registered = previous
    }
  },
  current: (): PaymentCompletion => registered,
}
