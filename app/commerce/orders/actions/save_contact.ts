import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fillInContact } from '#commerce/orders/actions/fill_in_collected'
import type { Contact } from '#commerce/orders/actions/create_checkout_rows'
import Checkout from '#commerce/orders/models/checkout'

/** Saves the contact that a buyer gave on the payment page alone, so that mails reach them even when the order fails. */
export class SaveContact {
  async handle(checkoutId: number, contact: Contact, trx: TransactionClientContract) {
    const checkout = await Checkout.findOrFail(checkoutId, { client: trx })
    fillInContact(checkout, contact)
    await checkout.save()
  }
}
