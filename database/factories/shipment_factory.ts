import Factory from '@adonisjs/lucid/factories'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { nextNumber } from '#database/factories/numbers'
import Shipment from '#fulfilment/models/shipment'
import { clock } from '#shared/clock'

/** A shipment that left an hour ago. */
export const ShipmentFactory = Factory.define(Shipment, () => ({
  remoteShipmentId: nextNumber(),
  carrier: 'Royal Mail',
  trackingNumber: 'AB123456785GB',
  trackingUrl: 'https://track.example.com/AB123456785GB',
  shippedAt: clock.now().minus({ hours: 1 }),
}))
  .before('create', async (_, shipment, { $trx }) => {
    shipment.checkoutId ??= (await CheckoutFactory.client($trx!).apply('paid').create()).id
  })
  .build()
