import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Refund from '#commerce/payments/models/refund'
import RefundLine from '#commerce/payments/models/refund_line'
import { isGiven } from '#commerce/payments/refund_status'
import { toRefund } from '#commerce/payments/transformers/refund_transformer'
import { add, pence, type Pence } from '#shared/money'

/** Amounts of refunds that are created and whose result at the provider is not known yet. */
export type ReservedMoney = { shipping: Pence; ofOrder: (orderId: number) => Pence }

/** Finds refunds by checkout, and those whose result has to be followed up. */
export class RefundQueries {
  /** A refund as admins see it. */
  async shapeOf(id: number) {
    return toRefund(await Refund.query().where('id', id).preload('lines').firstOrFail())
  }

  /** The refunds of a checkout as admins see them, newest first. */
  async shapesOf(checkoutId: number) {
    return (await this.ofCheckout(checkoutId)).map(toRefund)
  }

  /** Newest first, with their lines. */
  ofCheckout(checkoutId: number): Promise<Refund[]> {
    return Refund.query().where('checkoutId', checkoutId).preload('lines').orderBy('id', 'desc')
  }

  /** The money of a payment that went back to the buyer, except what their bank took. */
  async refundedOfPayment(paymentSessionId: number): Promise<Pence> {
    const refunds = await Refund.query().where({ paymentSessionId }).whereNot('origin', 'dispute')
    const given = refunds.filter(({ status }) => isGiven(status))
    return add(pence(0), ...given.map(({ amount }) => amount))
  }

  /** What an admin has refunded of a checkout by hand, under way or given. */
  async madeBy(
    { checkoutId, userId }: { checkoutId: number; userId: number },
    trx?: TransactionClientContract
  ): Promise<Pence> {
    const refunds = await Refund.query({ client: trx })
      .where({ checkoutId, requestedByUserId: userId, origin: 'admin' })
      .whereNot('status', 'failed')
    return add(pence(0), ...refunds.map(({ amount }) => amount))
  }

  async reserved(checkoutId: number, trx?: TransactionClientContract): Promise<ReservedMoney> {
    const open = await Refund.query({ client: trx })
      .where('checkoutId', checkoutId)
      .where('status', 'creating')
      .preload('lines')
    const lines = open.flatMap((refund) => refund.lines)
    return {
      shipping: add(pence(0), ...open.map(({ shippingAmount }) => shippingAmount)),
      ofOrder: (orderId) =>
        add(
          pence(0),
          ...lines.filter((line) => line.orderId === orderId).map(({ amount }) => amount)
        ),
    }
  }

  /** Lists which of these order rows have a refund whose result is not known yet. */
  async underWay(orderIds: readonly number[], trx: TransactionClientContract): Promise<number[]> {
    const rows = await RefundLine.query({ client: trx })
      .whereIn('orderId', [...orderIds])
      .whereIn('refundId', (refunds) =>
        refunds.from('refunds').where('status', 'creating').select('id')
      )
      .select('orderId')
    return rows.map(({ orderId }) => orderId)
  }

  /** Lists the ids of refunds whose result is not known, the longest unchecked first. */
  async unsettled(limit: number): Promise<number[]> {
    const rows = await Refund.query()
      .whereIn('status', ['creating', 'pending'])
      .orderBy('updatedAt')
      .orderBy('id')
      .limit(limit)
      .select('id')
    return rows.map(({ id }) => id)
  }
}
