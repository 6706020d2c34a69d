import { inject } from '@adonisjs/core'
import { contactAddress } from '#config/contact'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import { orderMailSamples } from '#commerce/orders/mails/order_mail_samples'
import {
  OrderMailContentQuery,
  toMailLine,
  type OrderMailContent,
} from '#commerce/orders/queries/order_mail_content_query'

export type PostedShipment = {
  carrier: string | null
  trackingNumber: string | null
  /** https; null where the carrier has no page. */
  trackingUrl: string | null
  /** What is in it, which may be less than the row has. */
  contents: { orderId: number; quantity: number }[]
  /** Whether it is a reprint, which buyers read as a replacement. */
  isReplacement: boolean
}

type Words = { subject: (orderNumber: string) => string; opening: string }

const WHOLE: Words = {
  subject: (orderNumber) => `Your Gigstall order ${orderNumber} is on its way`,
  opening: 'We’ve printed, packed and posted your order. In the parcel:',
}

const PART: Words = {
  subject: (orderNumber) => `Part of your Gigstall order ${orderNumber} is on its way`,
  opening:
    'We’ve printed, packed and posted part of your order; the rest follows, or is in another parcel. In this one:',
}

const REPLACEMENT: Words = {
  subject: (orderNumber) => `A replacement for your Gigstall order ${orderNumber} is on its way`,
  opening: 'We’ve printed and posted your free replacement. In the parcel:',
}

/** A shipment has left; what of the order is not in it follows, unless it was cancelled. */
class ShippedMail extends TransactionalMail {
  protected view = 'orders/shipped'

  constructor(
    private order: OrderMailContent,
    private link: string,
    private shipment: PostedShipment
  ) {
    super()
    this.subject = this.#words.subject(order.lines[0]!.orderNumber)
  }

  get #words(): Words {
    if (this.shipment.isReplacement) return REPLACEMENT
    const isWhole = this.order.lines.every(
      ({ orderId, quantity, isCancelled }) => isCancelled || this.#quantityOf(orderId) >= quantity
    )
    return isWhole ? WHOLE : PART
  }

  #quantityOf(orderId: number) {
    return this.shipment.contents.find((each) => each.orderId === orderId)?.quantity ?? 0
  }

  protected content() {
    const { order, link, shipment } = this
    const { carrier, trackingNumber, trackingUrl } = shipment
    const inside = order.lines.filter(({ orderId }) => this.#quantityOf(orderId) > 0)
    return {
      to: order.email,
      name: order.name,
      opening: this.#words.opening,
      lines: inside.map((line) =>
        toMailLine({ ...line, quantity: this.#quantityOf(line.orderId) })
      ),
      tracking: [carrier, trackingNumber].filter(Boolean).join(', '),
      trackingUrl,
      link,
      isGuest: order.isGuest,
      contact: contactAddress,
    }
  }
}

export type Shipped = PostedShipment & { checkoutId: number }

@inject()
class ShippedWriter implements MailWriter<Shipped> {
  constructor(
    private contents: OrderMailContentQuery,
    private renewOrderLink: RenewOrderLink
  ) {}

  async write({ checkoutId, ...shipment }: Shipped) {
    const order = await this.contents.handle(checkoutId)
    return order && new ShippedMail(order, await this.renewOrderLink.handle(checkoutId), shipment)
  }
}

const SAMPLE: PostedShipment = {
  carrier: 'Royal Mail',
  trackingNumber: 'AB 1234 5678 9GB',
  trackingUrl: 'https://parcels.example.com/track/AB123456789GB',
  contents: [
    { orderId: 1, quantity: 2 },
    { orderId: 2, quantity: 1 },
  ],
  isReplacement: false,
}

export const orderShipped: MailTemplate<Shipped> = {
  name: 'order-shipped',
  about: 'To the buyer, when we post a parcel',
  writer: ShippedWriter,
  samples: () => ({
    'all of it': new ShippedMail(...orderMailSamples.guest(), SAMPLE),
    'a part, not tracked': new ShippedMail(...orderMailSamples.account(), {
      ...SAMPLE,
      trackingNumber: null,
      trackingUrl: null,
      contents: [{ orderId: 1, quantity: 1 }],
    }),
    'a replacement': new ShippedMail(...orderMailSamples.guest(), {
      ...SAMPLE,
      contents: [{ orderId: 1, quantity: 2 }],
      isReplacement: true,
    }),
  }),
}
