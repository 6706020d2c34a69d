import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NO_CONTACT } from '#commerce/orders/no_contact'
import { whereBoughtBy, type BuyerIdentity } from '#commerce/orders/queries/where_bought_by'
import { clock } from '#shared/clock'

/**
 * Erases a buyer's contact details and address: only checkouts hold them. Amounts, rows and the country, which taxes depend
 * on, stay. A guest's order with the buyer's email that is not paid yet may be a stranger's and can still be paid: it keeps
 * its address until it is cancelled (EraseCancelledContacts). One step of the deletion of an account, so it requires that
 * transaction.
 */
export class AnonymiseOrders {
  /** @returns the numbers of the orders that still need the address; where there are any, nothing is erased */
  async handle(buyer: BuyerIdentity, trx: TransactionClientContract): Promise<string[]> {
    const ids = await this.#lockCheckouts(buyer, trx)
    const open = await this.#openNumbers(ids, trx)
    if (open.length > 0) return open
    const bought = () => trx.from('checkouts').whereIn('id', ids)
    await bought()
      .whereNull('paid_at')
      .whereNull('cancelled_at')
      .update({ erase_when_cancelled: true })
    await bought()
      .where((ended) => ended.whereNotNull('paid_at').orWhereNotNull('cancelled_at'))
      .update({ ...NO_CONTACT, updated_at: clock.now().toJSDate() })
    return []
  }

  /** Locked, so that none is paid between the check and the erasure. */
  async #lockCheckouts(buyer: BuyerIdentity, trx: TransactionClientContract): Promise<number[]> {
    const rows = await whereBoughtBy(trx.from('checkouts'), buyer)
      .orderBy('id')
      .forUpdate()
      .select('id')
    return rows.map(({ id }) => id)
  }

  /** Lists what is to be made or posted, and what the account itself has still to pay. */
  async #openNumbers(checkoutIds: number[], trx: TransactionClientContract): Promise<string[]> {
    const rows = await trx
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .whereIn('checkouts.id', checkoutIds)
      .where((open) =>
        open
          .where('orders.status', 'processing')
          .orWhere((unpaid) =>
            unpaid.where('orders.status', 'pending').whereNotNull('checkouts.user_id')
          )
      )
      .orderBy('orders.id')
      .select('orders.order_number')
    return rows.map((row) => row.order_number)
  }
}
