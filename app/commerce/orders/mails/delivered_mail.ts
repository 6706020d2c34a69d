import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { contactAddress } from '#config/contact'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import { orderMailSamples } from '#commerce/orders/mails/order_mail_samples'
import {
  OrderMailContentQuery,
  type OrderMailContent,
} from '#commerce/orders/queries/order_mail_content_query'
import { reviewsPort } from '#commerce/reviews_port'

type Delivery = {
  order: OrderMailContent
  link: string
  orderIds: number[]
  /** Products that this buyer may review and has not. */
  reviewable: number[]
}

/** What is delivered, with the way to a review of each product. */
class DeliveredMail extends TransactionalMail {
  protected view = 'orders/delivered'

  constructor(private delivery: Delivery) {
    super()
  }

  get #products() {
    const { order, orderIds, reviewable } = this.delivery
    const lines = order.lines.filter(({ orderId }) => orderIds.includes(orderId))
    return [...new Map(lines.map((line) => [line.productId, line])).values()].map((line) => ({
      name: line.productName,
      band: line.bandName,
      review: reviewable.includes(line.productId)
        ? `${appUrl}/product/${line.productId}/review`
        : null,
    }))
  }

  protected content() {
    const { order, link } = this.delivery
    const products = this.#products
    return {
      to: order.email,
      subject: products.length === 1 ? `How is ${products[0]!.name}?` : 'How is your merch?',
      name: order.name,
      opening: 'Your parcel should have arrived. We hope it fits and lasts many a gig:',
      products,
      invitation: products.some(({ review }) => review)
        ? 'Leave a star rating and a few words to help other fans choose and let the band know.'
        : null,
      link,
      contact: contactAddress,
    }
  }
}

export type Delivered = { checkoutId: number; orderIds: number[] }

@inject()
class DeliveredWriter implements MailWriter<Delivered> {
  constructor(
    private contents: OrderMailContentQuery,
    private renewOrderLink: RenewOrderLink
  ) {}

  async write({ checkoutId, orderIds }: Delivered) {
    const order = await this.contents.handle(checkoutId)
    if (!order) return null
    const reviewable = await reviewsPort.current().reviewableProducts(orderIds)
    const link = await this.renewOrderLink.handle(checkoutId)
    return new DeliveredMail({ order, link, orderIds, reviewable })
  }
}

const sampleOf = (
  [order, link]: ReturnType<typeof orderMailSamples.guest>,
  delivery: Pick<Delivery, 'orderIds' | 'reviewable'>
) => new DeliveredMail({ order, link, ...delivery })

export const orderDelivered: MailTemplate<Delivered> = {
  name: 'order-delivered',
  about: 'To the buyer, when their order is delivered',
  writer: DeliveredWriter,
  samples: () => ({
    'of an account': sampleOf(orderMailSamples.account(), {
      orderIds: [1, 2],
      reviewable: [1, 2],
    }),
    'one product': sampleOf(orderMailSamples.account(), { orderIds: [1], reviewable: [1] }),
    'of a guest, who cannot review': sampleOf(orderMailSamples.guest(), {
      orderIds: [1],
      reviewable: [],
    }),
  }),
}
