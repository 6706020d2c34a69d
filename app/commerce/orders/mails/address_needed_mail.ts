import { inject } from '@adonisjs/core'
import { contactAddress } from '#config/contact'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import type { AddressProblem } from '#commerce/orders/address_problem'
import { countryInSentence } from '#commerce/orders/countries'
import { orderMailSamples } from '#commerce/orders/mails/order_mail_samples'
import { ORDER_LINK_DAYS } from '#commerce/orders/order_link'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import {
  OrderMailContentQuery,
  type OrderMailContent,
} from '#commerce/orders/queries/order_mail_content_query'

type Needed = { problem: AddressProblem; country: string }

const openingOf = ({ problem, country }: Needed) =>
  ({
    abroad: `You paid for shipping to ${country}, and your address is in another country. Give us an address in ${country}, or cancel the order and we’ll refund you.`,
    incomplete: 'Part of your address is missing, so we can’t post your order yet.',
    refused: 'Our printer can’t send to the address we have for your order.',
  })[problem]

/** Asks a buyer for another address, because nothing can be sent to the one on file; the order waits for it. */
class AddressNeededMail extends TransactionalMail {
  protected view = 'orders/address_needed'

  constructor(
    private order: OrderMailContent,
    private link: string,
    private needed: Needed
  ) {
    super()
    this.subject = `We need another address for your Gigstall order ${order.lines[0]!.orderNumber}`
  }

  protected content() {
    const { order, link, needed } = this
    return {
      to: order.email,
      name: order.name,
      orderNumber: order.lines[0]!.orderNumber,
      opening: openingOf(needed),
      address: order.address,
      link,
      days: order.isGuest ? ORDER_LINK_DAYS : null,
      contact: contactAddress,
    }
  }
}

type Asked = { checkoutId: number }

@inject()
class AddressNeededWriter implements MailWriter<Asked> {
  constructor(
    private contents: OrderMailContentQuery,
    private checkouts: CheckoutQueries,
    private renewOrderLink: RenewOrderLink
  ) {}

  /** Null where the address was given, or everything cancelled, in the meantime. */
  async write({ checkoutId }: Asked) {
    const { checkout, orders } = await this.checkouts.withOrders(checkoutId)
    const { addressProblem: problem, quotedCountry } = checkout
    if (!problem || orders.every(({ status }) => status === 'cancelled')) return null
    const order = await this.contents.handle(checkoutId)
    if (!order) return null
    const link = await this.renewOrderLink.handle(checkoutId)
    return new AddressNeededMail(order, link, {
      problem,
      country: countryInSentence(quotedCountry),
    })
  }
}

export const addressNeeded: MailTemplate<Asked> = {
  name: 'address-needed',
  about: 'To the buyer, when nothing can be sent to the address of a paid order',
  writer: AddressNeededWriter,
  samples: () => {
    const needed = (problem: AddressProblem) => ({ problem, country: countryInSentence('GB') })
    return {
      'refused by the printer': new AddressNeededMail(
        ...orderMailSamples.guest(),
        needed('refused')
      ),
      'in another country': new AddressNeededMail(...orderMailSamples.guest(), needed('abroad')),
      'incomplete, of an account': new AddressNeededMail(
        ...orderMailSamples.account(),
        needed('incomplete')
      ),
    }
  },
}
