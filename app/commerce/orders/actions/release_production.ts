import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { missingIn } from '#commerce/orders/actions/fill_in_collected'
import type { ShippingAddress } from '#commerce/orders/actions/create_checkout_rows'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { AddressIncomplete, NotOnHold } from '#commerce/orders/errors'

/** What was missing or cut, as a person has set it right. */
export type CorrectedDelivery = { customerName?: string; address?: ShippingAddress }

/**
 * A person has looked at a held checkout and lets what is left of it be made, at its address or another one. Releases nothing to the
 * printer by itself: see SubmitCheckout.
 */
export class ReleaseProduction {
  /** Why it had been held, and whether it goes elsewhere now. Throws NotOnHold and AddressIncomplete. */
  async handle(
    checkoutId: number,
    { customerName, address }: CorrectedDelivery,
    trx: TransactionClientContract
  ): Promise<{ productionHoldReason: string; isCorrected: boolean }> {
    const { checkout, orders } = await lockCheckout(checkoutId, trx)
    if (!checkout.productionHold) throw new NotOnHold()
    if (customerName) checkout.customerName = customerName
    if (address) checkout.merge(address)
    const isToBeMade = orders.some(({ status }) => status === 'processing')
    const missing = isToBeMade ? missingIn(checkout) : []
    if (missing.length > 0) throw new AddressIncomplete(missing)
    const released = {
      productionHoldReason: checkout.productionHoldReason ?? '',
      isCorrected: checkout.$isDirty,
    }
    await checkout.merge({ productionHold: false, productionHoldReason: null }).save()
    return released
  }
}
