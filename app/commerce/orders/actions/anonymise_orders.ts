import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NO_CONTACT } from '#commerce/orders/no_contact'
import { whereBoughtBy, type Buyer } from '#commerce/orders/queries/where_bought_by'
import { clock } from '#shared/clock'
import { UNDECIDED_STATUSES } from '#shared/dispute'

/**
 * Erases a buyer's contact details and address: only checkouts hold them. Amounts, rows and the country, which taxes depend
 * on, stay. A guest's order with the buyer's email may be a stranger's: one that can still be paid, or is still to be
 * posted, keeps its address until that is over; any order keeps it while a bank decides about its payment, because our
 * evidence needs it (EraseEndedContacts). One step of the deletion of an account, so it requires that transaction.
 */
export class AnonymiseOrders {
  /** @returns the numbers of the account's own orders that still need the address; where there are any, nothing is erased */
  async handle(buyer: Buyer, trx: TransactionClientContract): Promise<string[]> {
    const ids = await this.#lockCheckouts(buyer, trx)
    const open = await this.#openNumbers(ids, trx)
    if (open.length > 0) return open
    const needed = [...(await this.#stillToPost(ids, trx)), ...(await this.#inDispute(ids, trx))]
    const bought = () => trx.from('checkouts').whereIn('id', ids)
    await bought().whereIn('id', needed).update({ erase_when_dispatched: true })
    await bought()
      .whereNull('paid_at')
      .whereNull('cancelled_at')
      .update({ erase_when_cancelled: true })
    await bought()
      .whereNotIn('id', needed)
      .where((ended) => ended.whereNotNull('paid_at').orWhereNotNull('cancelled_at'))
      .update({ ...NO_CONTACT, updated_at: clock.now().toJSDate() })
    return []
  }

  /** Locked, so that none is paid between the check and the erasure. */
  async #lockCheckouts(buyer: Buyer, trx: TransactionClientContract): Promise<number[]> {
    const rows = await whereBoughtBy(trx.from('checkouts'), buyer)
      .orderBy('id')
      .forUpdate()
      .select('id')
    return rows.map(({ id }) => id)
  }

  /** Lists what the account itself has still to pay, and what of it is to be made or posted. */
  async #openNumbers(checkoutIds: number[], trx: TransactionClientContract): Promise<string[]> {
    const rows = await trx
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .whereIn('checkouts.id', checkoutIds)
      .whereNotNull('checkouts.user_id')
      .whereIn('orders.status', ['pending', 'processing'])
      .orderBy('orders.id')
      .select('orders.order_number')
    return rows.map((row) => row.order_number)
  }

  /** The checkouts of which something is still to be made or posted. */
  async #stillToPost(checkoutIds: number[], trx: TransactionClientContract): Promise<number[]> {
    const rows = await trx
      .from('orders')
      .whereIn('checkout_id', checkoutIds)
      .where('status', 'processing')
      .distinct('checkout_id')
    return rows.map((row) => row.checkout_id)
  }

  /** The checkouts with an undecided dispute. A new dispute of theirs waits until this transaction ends. */
  async #inDispute(checkoutIds: number[], trx: TransactionClientContract): Promise<number[]> {
    const rows = await trx
      .from('disputes')
      .whereIn('checkout_id', checkoutIds)
      .whereIn('status', [...UNDECIDED_STATUSES])
      .distinct('checkout_id')
    return rows.map((row) => row.checkout_id)
  }
}
