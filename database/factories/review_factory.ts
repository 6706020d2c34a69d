import Factory from '@adonisjs/lucid/factories'
import Order from '#commerce/orders/models/order'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { UserFactory } from '#database/factories/user_factory'
import Review from '#reviews/models/review'

/** Five stars by a buyer whose order was delivered; a given `orderId` must be that buyer's. */
export const ReviewFactory = Factory.define(Review, () => ({
  rating: 5,
  body: 'Wears as well as the record.',
}))
  .state('poor', (review) => {
    review.merge({ rating: 2, body: 'Came up small.' })
  })
  .before('create', async (_, review, { $trx }) => {
    review.userId ??= (await UserFactory.client($trx!).create()).id
    if (!review.orderId) {
      const checkout = await CheckoutFactory.client($trx!)
        .apply('paid')
        .merge({ userId: review.userId })
        .create()
      review.orderId = (
        await OrderFactory.client($trx!)
          .apply('delivered')
          .merge({ checkoutId: checkout.id })
          .create()
      ).id
    }
    review.productId ??= (await Order.findOrFail(review.orderId, { client: $trx })).productId
  })
  .build()
