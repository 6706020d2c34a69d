import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { fulfilmentPort } from '#commerce/fulfilment_port'
import { missingIn } from '#commerce/orders/actions/fill_in_collected'
import type { ShippingAddress } from '#commerce/orders/actions/create_checkout_rows'
import { countryInSentence } from '#commerce/orders/countries'
import { AddressAbroad, AddressIncomplete, AddressNotNeeded } from '#commerce/orders/errors'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { toProduction } from '#commerce/orders/production'

type Correction = { customerName?: string; shippingAddress: ShippingAddress }

/**
 * Stores the address that the buyer of a held checkout was asked for (RequestAddress), ends the hold and submits the
 * checkout to the printer. A hold that has another reason too stays, for an admin. Safe to call twice at once: the second
 * call throws AddressNotNeeded.
 */
export class CorrectAddress {
  /** Throws AddressNotNeeded, AddressAbroad and AddressIncomplete. */
  async handle(
    checkoutId: number,
    { customerName, shippingAddress }: Correction,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const { checkout, orders } = await lockCheckout(checkoutId, trx)
      const fulfilment = fulfilmentPort.current()
      const isToBeMade = orders.some(({ status }) => status === 'processing')
      if (!checkout.addressProblem || !isToBeMade) throw new AddressNotNeeded()
      if (await fulfilment.isAddressUsed(checkoutId, trx)) throw new AddressNotNeeded()
      if (shippingAddress.country !== checkout.quotedCountry)
        throw new AddressAbroad(countryInSentence(checkout.quotedCountry))
      checkout.merge(shippingAddress)
      if (customerName) checkout.customerName = customerName
      const missing = missingIn(checkout)
      if (missing.length > 0) throw new AddressIncomplete(missing)
      checkout.endAddressHold()
      await checkout.save()
      if (!checkout.productionHold) await fulfilment.submit(toProduction(checkout, orders), trx)
    })
  }
}
