import type { Pence } from '#shared/money'

/** Leaves the transaction of a refund or payout that needs a second admin, with its amounts. */
export class AboveLimit extends Error {
  constructor(readonly amounts: { amount: Pence; shippingAmount: Pence }) {
    super('This needs a second admin')
  }
}
