import { seller } from '#config/seller'
import { format, type Pence } from '#shared/money'
import type { Text } from '#storefront/texts/text'

/** With the flat rate of shipping that is in force. */
export const deliveryAndReturns = (flatShippingRate: Pence): Text => ({
  title: 'Delivery and returns',
  lead: 'How your order gets to you, what happens if something is wrong with it, and how to send it back.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        'Everything is made to order. Production and shipping take 3-5 business days. Final shipping varies by location and is charged separately: you see the amount before you pay.',
        {
          rows: [
            [
              'United Kingdom',
              `${format(flatShippingRate)}, or the printer’s rate for your address`,
            ],
            ['United States', 'The printer’s rate for your address'],
            ['Canada', 'The printer’s rate for your address'],
          ],
        },
        'Goods sent to the United States and Canada may be charged import duty or tax on arrival. Those charges are set by your country and paid by you.',
        'We email you a tracking link as soon as your order is posted. An order with several items may arrive in several parcels.',
        'If your order has not arrived within 30 days of buying it, and we haven’t agreed another date with you, you may cancel it and we refund everything you paid, including postage. Until it reaches you, anything that happens to it is our responsibility.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling before it’s made',
      blocks: [
        'You can cancel an order on its page until it goes into production. We refund what you paid to the card or wallet you used.',
      ],
    },
    {
      id: 'changed-your-mind',
      title: 'Changed your mind',
      blocks: [
        'You have 14 days from the day you receive your order to tell us that you’ve changed your mind. The law makes an exception for goods made to a buyer’s own specification. We print after you order, but the design is the artist’s and not yours, so we don’t rely on that exception.',
        {
          list: [
            `Email ${seller.email} within those 14 days with your order number. Any clear statement will do.`,
            'Send the goods back within 14 days of telling us, unworn and unwashed. You pay the postage for this.',
            'We refund the price and the standard delivery charge within 14 days of getting them back, or of your proof of posting if that’s earlier. If goods have been used more than was needed to look at them and try them on, we may refund less.',
            'Sealed records and CDs can’t be returned for this reason once you’ve opened them, and neither can anything that was made to your own design.',
          ],
        },
        'Please write before you post anything, so that we can tell you where to send it.',
      ],
    },
    {
      id: 'faulty',
      title: 'Damaged, faulty or wrong',
      blocks: [
        'If something arrives damaged, misprinted, in the wrong size or colour, or isn’t as described, tell us and send a photo. We replace it or refund you, and you pay nothing for it: not for the return either, if we ask for the goods back.',
        {
          list: [
            'Within 30 days of receiving it you may reject faulty goods and get a full refund.',
            'After that, you may ask us to repair or replace them. If that can’t be done or doesn’t work, you may keep them at a reduced price, or reject them for a refund.',
            'A fault that shows within six months is taken to have been there from the start, unless we can show it wasn’t. You may have a claim for up to six years (five years in Scotland).',
          ],
        },
        'These are your rights under the Consumer Rights Act 2015. Nothing on this page takes any of them away.',
      ],
    },
    {
      id: 'sizes',
      title: 'Sizes',
      blocks: [
        'Each garment’s page has a size guide with measurements in centimetres and inches, and notes on fabric and care. Measurements can differ by up to 5 cm (2 inches) between garments.',
        'Not sure? Lay a garment you like flat, measure it, and compare. If the size you ordered doesn’t fit, you can send it back as above.',
      ],
    },
  ],
})
