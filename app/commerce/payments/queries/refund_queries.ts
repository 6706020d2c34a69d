import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Refund from '#commerce/payments/models/refund'
import RefundLine from '#commerce/payments/models/refund_line'
import { toRefund } from '#commerce/payments/transformers/refund_transformer'
import { add, pence, type Pence } from '#shared/money'

/** What is asked of the provider and not yet known to be given. */
export type ReservedMoney = { shipping: Pence; ofOrder: (orderId: number) => Pence }

/** Refunds by their checkout, and those that somebody has to follow up. */
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

  /** Which of these order rows money is being refunded of, and it is not known how much of it will be. */
  async underWay(orderIds: readonly number[], trx: TransactionClientContract): Promise<number[]> {
    const rows = await RefundLine.query({ client: trx })
      .whereIn('orderId', [...orderIds])
      .whereIn('refundId', (refunds) =>
        refunds.from('refunds').where('status', 'creating').select('id')
      )
      .select('orderId')
    return rows.map(({ orderId }) => orderId)
  }

  /** Ids of refunds whose end is not known, the longest unasked first. */
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
