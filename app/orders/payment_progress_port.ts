/**
 * Which checkouts somebody has paid by a method that takes its time, so that nobody knows yet how it ends. Payments stand
 * above this module: they register here.
 */
export type PaymentProgress = {
  /** Those of the checkouts whose payment is being processed. */
  processing(checkoutIds: readonly number[]): Promise<ReadonlySet<number>>
}

/** Answering "none" where payments are not known would invite buyers to pay twice. */
function none(): never {
  throw new Error('No payment progress is registered')
}

let registered: PaymentProgress = { processing: none }

export const paymentProgressPort = {
  register(implementation: PaymentProgress) {
    registered = implementation
  },
  current: (): PaymentProgress => registered,
}
