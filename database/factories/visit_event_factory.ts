import Factory from '@adonisjs/lucid/factories'
import { nextNumber } from '#database/factories/numbers'
import { ProductFactory } from '#database/factories/product_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import VisitEvent from '#gigs/models/visit_event'
import { clock } from '#shared/clock'

/** A product view by a visitor who came through a code of its artist. */
export const VisitEventFactory = Factory.define(VisitEvent, () => ({
  kind: 'view',
  visitorHash: `visitor-${nextNumber()}`,
  occurredAt: clock.now(),
}))
  .state('basket', (event) => {
    event.kind = 'basket'
  })
  .before('create', async (_, event, { $trx }) => {
    if (event.productId) return
    const product = await ProductFactory.client($trx!).create()
    const code = await QrCodeFactory.client($trx!).merge({ artistId: product.artistId }).create()
    event.merge({ productId: product.id, artistId: product.artistId, qrCodeId: code.id })
  })
  .build()
