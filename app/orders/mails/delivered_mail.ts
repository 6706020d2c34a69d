import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { contactAddress } from '#config/contact'
import { HouseMail } from '#core/mail/house_mail'
import type { MailKind, MailWriter } from '#core/mail/mail_kind'
import { KeepOrderLink } from '#orders/actions/keep_order_link'
import { orderLetterSamples } from '#orders/mails/order_letter_samples'
import { OrderLetterQuery, type OrderLetter } from '#orders/queries/order_letter_query'
import { ReviewableQuery } from '#orders/queries/reviewable_query'

type News = {
  letter: OrderLetter
  link: string
  orderIds: number[]
  /** Products that this buyer may review and has not. */
  reviewable: number[]
}

/** What is delivered, with the way to a review of each product. */
class DeliveredMail extends HouseMail {
  protected view = 'orders/delivered'

  constructor(private news: News) {
    super()
  }

  get #products() {
    const { letter, orderIds, reviewable } = this.news
    const lines = letter.lines.filter(({ orderId }) => orderIds.includes(orderId))
    return [...new Map(lines.map((line) => [line.productId, line])).values()].map((line) => ({
      name: line.productName,
      band: line.bandName,
      review: reviewable.includes(line.productId)
        ? `${appUrl}/product/${line.productId}/review`
        : null,
    }))
  }

  protected content() {
    const { letter, link } = this.news
    const products = this.#products
    return {
      to: letter.email,
      subject: products.length === 1 ? `How is ${products[0]!.name}?` : 'How is your merch?',
      name: letter.name,
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
    private letters: OrderLetterQuery,
    private reviewable: ReviewableQuery,
    private keepOrderLink: KeepOrderLink
  ) {}

  async write({ checkoutId, orderIds }: Delivered) {
    const letter = await this.letters.handle(checkoutId)
    if (!letter) return null
    const reviewable = await this.reviewable.handle(orderIds)
    const link = await this.keepOrderLink.handle(checkoutId)
    return new DeliveredMail({ letter, link, orderIds, reviewable })
  }
}

const sampleOf = (
  [letter, link]: ReturnType<typeof orderLetterSamples.guest>,
  news: Pick<News, 'orderIds' | 'reviewable'>
) => new DeliveredMail({ letter, link, ...news })

export const orderDelivered: MailKind<Delivered> = {
  name: 'order-delivered',
  about: 'To the buyer, when their order is delivered',
  writer: DeliveredWriter,
  samples: () => ({
    'of an account': sampleOf(orderLetterSamples.account(), {
      orderIds: [1, 2],
      reviewable: [1, 2],
    }),
    'one product': sampleOf(orderLetterSamples.account(), { orderIds: [1], reviewable: [1] }),
    'of a guest, who cannot review': sampleOf(orderLetterSamples.guest(), {
      orderIds: [1],
      reviewable: [],
    }),
  }),
}
