import { orderLink } from '#orders/order_link'
import { promisedDays } from '#orders/promised_days'
import type { OrderLetter } from '#orders/queries/order_letter_query'
import { fromDecimal } from '#shared/money'

const LETTER: OrderLetter = {
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
  promisedDays: promisedDays('GB'),
  currency: 'GBP',
  address: ['Robin Example', '12 Harbour Street', 'Bristol', 'BS1 4RN', 'United Kingdom'],
}

type Sample = [letter: OrderLetter, link: string]

const [{ orderNumber }] = LETTER.lines as [OrderLetter['lines'][number]]

/** For previews of mails to a buyer: a made-up order, and the link to it. */
export const orderLetterSamples = {
  guest: (): Sample => [LETTER, orderLink(orderNumber, 'sample')],
  account: (): Sample => [{ ...LETTER, isGuest: false }, orderLink(orderNumber)],
  cancelled: (): Sample => [
    { ...LETTER, lines: LETTER.lines.map((line) => ({ ...line, isCancelled: true })) },
    orderLink(orderNumber, 'sample'),
  ],
  held: (): Sample => [{ ...LETTER, productionHold: true }, orderLink(orderNumber, 'sample')],
}
