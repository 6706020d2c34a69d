import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { addressReasons } from '#commerce/orders/address_problem'
import { lockCheckoutAlone } from '#commerce/orders/lock_checkout'
import type Checkout from '#commerce/orders/models/checkout'
import { addressNeeded } from '#commerce/orders/mails/address_needed_mail'

/**
 * Asks the buyer of a paid checkout for another address, by a mail with the link to the order's page. The checkout is on
 * hold until the buyer has given it (CorrectAddress) or an admin releases it.
 */
export class RequestAddress {
  /** For a locked checkout that is paid just now. Does nothing where its address is good. */
  async ofPaid({ id, addressProblem }: Checkout, trx: TransactionClientContract): Promise<void> {
    if (addressProblem) await this.#mail(id, trx)
  }

  /**
   * For an address that the printer refuses: holds the checkout first.
   *
   * @returns false where the buyer cannot be asked, because there is no email, or no longer
   */
  async refused(checkoutId: number, why: string, trx: TransactionClientContract): Promise<boolean> {
    const checkout = await lockCheckoutAlone(checkoutId, trx)
    if (!checkout.customerEmail) return false
    if (checkout.addressProblem) return true
    checkout.holdForAddress('refused', addressReasons.refused(why))
    await checkout.save()
    await this.#mail(checkoutId, trx)
    return true
  }

  /** One mail for each time that it is asked: the next address may be refused as well. */
  #mail(checkoutId: number, trx: TransactionClientContract) {
    return mailOutbox.send(addressNeeded, { event: randomUUID(), data: { checkoutId } }, trx)
  }
}
