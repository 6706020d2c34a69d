import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordArtistSale } from '#artists/public'
import { RecordProductSale } from '#catalog/public'
import Checkout from '#orders/models/checkout'
import Order from '#orders/models/order'
import { assertMove } from '#orders/order_status'
import type { Contact, ShippingAddress } from '#orders/actions/place_checkout'
import { clock } from '#shared/clock'

/** What the payment page collected; it fills only what the checkout does not know yet. */
export type Collected = { contact: Contact; address: Partial<ShippingAddress> | null }

export type PaidCheckout = {
  checkoutId: number
  collected: Collected | null
  /** Why a person has to look at it before anything is produced; null in the ordinary case. */
  holdReason: string | null
}

/**
 * Records that a checkout is paid: every row becomes `processing`, once. The checkout is locked first, so that a webhook
 * and the success page arriving together do it one after the other, and the second finds it done.
 *
 * @returns true where this call made it paid, false where it already was.
 */
@inject()
export class MarkCheckoutPaid {
  constructor(
    private recordProductSale: RecordProductSale,
    private recordArtistSale: RecordArtistSale
  ) {}

  async handle(
    { checkoutId, collected, holdReason }: PaidCheckout,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const checkout = await Checkout.query({ client: trx })
      .where('id', checkoutId)
      .forUpdate()
      .firstOrFail()
    if (checkout.paidAt) return false

    checkout.merge({ paidAt: clock.now(), paymentStatus: 'paid', cancelledAt: null })
    if (holdReason) checkout.merge({ isHeld: true, holdReason })
    if (collected) fillIn(checkout, collected)
    await checkout.save()

    // In key order, so that two checkouts of the same products never wait for each other.
    const orders = await Order.query({ client: trx })
      .where('checkout_id', checkoutId)
      .orderBy('product_id')
      .forUpdate()
    for (const order of orders) {
      await this.#markPaid(order, trx)
    }
    return true
  }

  async #markPaid(order: Order, trx: TransactionClientContract) {
    assertMove(order.status, 'processing')
    const from = order.status
    await order.merge({ status: 'processing', paymentStatus: 'paid' }).save()
    await trx
      .table('order_status_history')
      .insert({ order_id: order.id, from_status: from, to_status: 'processing' })
    await this.recordProductSale.handle(order, trx)
    await this.recordArtistSale.handle(
      { artistId: order.artistId, amount: order.totalAmount, quantity: order.quantity },
      trx
    )
  }
}

function fillIn(checkout: Checkout, { contact, address }: Collected) {
  checkout.customerName ??= contact.name
  checkout.customerEmail ??= contact.email
  checkout.customerPhone ??= contact.phone
  if (checkout.country || !address) return
  checkout.merge({
    street: address.street ?? null,
    city: address.city ?? null,
    state: address.state ?? null,
    zipCode: address.zipCode ?? null,
    country: address.country ?? null,
  })
  // Without an address the price was quoted for GB: anywhere else is held for a refund.
  if (address.country && address.country !== checkout.quotedCountry) {
    checkout.merge({
      isHeld: true,
      holdReason: `Address in ${address.country}, shipping quoted for ${checkout.quotedCountry}`,
    })
  }
}
