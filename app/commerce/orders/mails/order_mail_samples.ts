import { orderLink } from '#commerce/orders/order_link'
import { deliveryEstimate } from '#commerce/orders/delivery_estimate'
import type { OrderMailContent } from '#commerce/orders/queries/order_mail_content_query'
import { fromDecimal } from '#shared/money'

const ORDER: OrderMailContent = {
  email: 'robin@example.com',
  name: 'Robin Example',
  isGuest: true,
  productionHold: false,
  lines: [
    {
      orderId: 1,
      orderNumber: 'GS-7QK2-8AXM',
      productId: 1,
      productName: 'Half-Day Wednesday Tour Shirt',
      bandName: 'The Paper Lanterns',
      size: 'M',
      color: 'Black',
      quantity: 2,
      amount: fromDecimal('49.98'),
      isCancelled: false,
    },
    {
      orderId: 2,
      orderNumber: 'GS-M4TD-2WPK',
      productId: 2,
      productName: 'Last Bus Home Enamel Mug',
      bandName: 'Marigold & the Night Shift',
      size: 'One size',
      color: 'Standard',
      quantity: 1,
      amount: fromDecimal('14.50'),
      isCancelled: false,
    },
  ],
  shipping: fromDecimal('3.59'),
  total: fromDecimal('68.07'),
  tax: fromDecimal('11.35'),
  taxName: 'VAT',
  deliveryEstimate: deliveryEstimate('GB'),
  currency: 'GBP',
  address: ['Robin Example', '12 Harbour Street', 'Bristol', 'BS1 4RN', 'United Kingdom'],
}

type Sample = [order: OrderMailContent, link: string]

const [{ orderNumber }] = ORDER.lines as [OrderMailContent['lines'][number]]

/** For previews of mails to a buyer: a made-up order, and the link to it. */
export const orderMailSamples = {
  guest: (): Sample => [ORDER, orderLink(orderNumber, 'sample')],
  account: (): Sample => [{ ...ORDER, isGuest: false }, orderLink(orderNumber)],
  cancelled: (): Sample => [
    { ...ORDER, lines: ORDER.lines.map((line) => ({ ...line, isCancelled: true })) },
    orderLink(orderNumber, 'sample'),
  ],
  held: (): Sample => [{ ...ORDER, productionHold: true }, orderLink(orderNumber, 'sample')],
}
