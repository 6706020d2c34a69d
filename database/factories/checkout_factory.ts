import Factory from '@adonisjs/lucid/factories'
import Checkout from '#commerce/orders/models/checkout'
import { clock } from '#shared/clock'
import { add, fromDecimal } from '#shared/money'

/** A guest's checkout of one shirt, placed and not yet paid; the total follows from its parts. */
export const CheckoutFactory = Factory.define(Checkout, () => ({
  customerName: 'Robin Example',
  customerEmail: 'robin@example.com',
  street: '1 Stage Road',
  city: 'Leeds',
  state: 'West Yorkshire',
  zipCode: 'LS1 1AA',
  country: 'GB',
  quotedCountry: 'GB',
  itemsAmount: fromDecimal('24.00'),
  shippingAmount: fromDecimal('3.59'),
  paymentStatus: 'unpaid' as const,
  expiresAt: clock.now().plus({ minutes: 31 }),
}))
  .state('paid', (checkout) => {
    checkout.paymentStatus = 'paid'
    checkout.paidAt = clock.now()
  })
  .state('cancelled', (checkout) => {
    checkout.cancelledAt = clock.now()
  })
  .state('expired', (checkout) => {
    checkout.expiresAt = clock.now().minus({ minutes: 1 })
  })
  .before('create', (_, checkout) => {
    checkout.totalAmount ??= add(checkout.itemsAmount, checkout.shippingAmount)
  })
  .build()
