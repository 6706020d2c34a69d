import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fillInContact } from '#orders/actions/fill_in_collected'
import type { Contact } from '#orders/actions/place_checkout'
import Checkout from '#orders/models/checkout'

/** Who bought, where only the payment page was told, so that they can be written to also of what came to nothing. */
export class KeepContact {
  async handle(checkoutId: number, contact: Contact, trx: TransactionClientContract) {
    const checkout = await Checkout.findOrFail(checkoutId, { client: trx })
    fillInContact(checkout, contact)
    await checkout.save()
  }
}
