import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { missingIn } from '#commerce/orders/actions/fill_in_collected'
import type { ShippingAddress } from '#commerce/orders/actions/create_checkout_rows'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { AddressIncomplete, NotOnHold, PaymentDisputed } from '#commerce/orders/errors'
import { toProduction, type Production } from '#commerce/orders/production'

/** Delivery details that were missing or truncated, as an admin has corrected them. */
export type CorrectedDelivery = { customerName?: string; address?: ShippingAddress }

type Released = { productionHoldReason: string; isCorrected: boolean; production: Production }

/**
 * Ends the production hold of a checkout after an admin's review, with its delivery details as they are or corrected. Does
 * not submit anything to the printer: see EnqueueProviderOrder.
 */
export class ReleaseProduction {
  /**
   * Returns why it was held, whether delivery details were corrected, and what may be produced now. Throws NotOnHold,
   * PaymentDisputed and AddressIncomplete.
   */
  async handle(
    checkoutId: number,
    { customerName, address }: CorrectedDelivery,
    trx: TransactionClientContract
  ): Promise<Released> {
    const { checkout, orders } = await lockCheckout(checkoutId, trx)
    if (!checkout.productionHold) throw new NotOnHold()
    if (orders.some(({ paymentStatus }) => paymentStatus === 'disputed'))
      throw new PaymentDisputed('released')
    if (customerName) checkout.customerName = customerName
    if (address) checkout.merge(address)
    const isToBeMade = orders.some(({ status }) => status === 'processing')
    const missing = isToBeMade ? missingIn(checkout) : []
    if (missing.length > 0) throw new AddressIncomplete(missing)
    const released = {
      productionHoldReason: checkout.productionHoldReason ?? '',
      isCorrected: checkout.$isDirty,
    }
    await checkout
      .merge({ productionHold: false, productionHoldReason: null, addressProblem: null })
      .save()
    return { ...released, production: toProduction(checkout, orders) }
  }
}
