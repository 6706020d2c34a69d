import Dispute from '#payments/models/dispute'

/** What buyers complained of, by their checkout. */
export class DisputeQueries {
  /** Newest first. */
  ofCheckout(checkoutId: number): Promise<Dispute[]> {
    return Dispute.query().where('checkoutId', checkoutId).orderBy('id', 'desc')
  }
}
