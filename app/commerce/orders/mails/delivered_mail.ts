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
  /** The buyer told us; otherwise an admin or the passing of time marked it as delivered. */
  isConfirmed: boolean
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

  /** Asks only those who can answer with a review. */
  get #subject() {
    const products = this.#products
    if (!products.some(({ review }) => review))
      return this.delivery.isConfirmed ? 'Your merch has arrived' : 'Your merch should have arrived'
    return products.length === 1 ? `How is ${products[0]!.name}?` : 'How is your merch?'
  }

  protected content() {
    const { order, link, isConfirmed } = this.delivery
    const products = this.#products
    const arrived = isConfirmed
      ? 'You told us that your parcel has arrived.'
      : 'Your parcel should have arrived.'
    return {
      to: order.email,
      subject: this.#subject,
      name: order.name,
      heading: isConfirmed ? 'It’s with you' : 'It should be with you',
      opening: `${arrived} We hope it fits and lasts many a gig:`,
      products,
      invitation: products.some(({ review }) => review)
        ? 'Leave a star rating and a few words to help other fans choose and let the band know.'
        : null,
      trouble: isConfirmed ? 'Something wrong?' : 'Not arrived, or something wrong?',
      link,
      contact: contactAddress,
    }
  }
}

/** `isConfirmed` is missing in mails that were queued before it was written. */
export type Delivered = { checkoutId: number; orderIds: number[]; isConfirmed?: boolean }

@inject()
class DeliveredWriter implements MailWriter<Delivered> {
  constructor(
    private contents: OrderMailContentQuery,
    private renewOrderLink: RenewOrderLink
  ) {}

  async write({ checkoutId, orderIds, isConfirmed = false }: Delivered) {
    const order = await this.contents.handle(checkoutId)
    if (!order) return null
    const reviewable = await reviewsPort.current().reviewableProducts(orderIds)
    const link = await this.renewOrderLink.handle(checkoutId)
    return new DeliveredMail({ order, link, orderIds, reviewable, isConfirmed })
  }
}

const sampleOf = (
  [order, link]: ReturnType<typeof orderMailSamples.guest>,
  delivery: Pick<Delivery, 'orderIds' | 'reviewable' | 'isConfirmed'>
) => new DeliveredMail({ order, link, ...delivery })

export const orderDelivered: MailTemplate<Delivered> = {
  name: 'order-delivered',
  about: 'To the buyer, when their order is delivered',
  writer: DeliveredWriter,
  samples: () => ({
    'of an account': sampleOf(orderMailSamples.account(), {
      orderIds: [1, 2],
      reviewable: [1, 2],
      isConfirmed: false,
    }),
    'one product': sampleOf(orderMailSamples.account(), {
      orderIds: [1],
      reviewable: [1],
      isConfirmed: true,
    }),
    'of a guest, who cannot review': sampleOf(orderMailSamples.guest(), {
      orderIds: [1],
      reviewable: [],
      isConfirmed: true,
    }),
  }),
}
