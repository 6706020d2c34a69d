import { pageValidator } from '#core/http/list_query'
import {
  address,
  currency,
  described,
  id,
  money,
  oneOfThese,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
  listOf,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { MOST_OF_ONE_LINE } from '#commerce/orders/checkout_lengths'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#commerce/orders/order_status'
import type {
  AdminOrder,
  ArtistOrder,
  BuyerOrder,
} from '#commerce/orders/transformers/order_transformer'
import { orderLinkValidator } from '#commerce/orders/validators/order_link_validator'
import { soldOrdersValidator } from '#commerce/orders/validators/sold_orders_validator'

const filled = (example: string) => orNull(text(example))

const core = {
  id,
  orderNumber: text('GS-7QK2-81XM'),
  checkoutId: id,
  customerName: filled('Robin Example'),
  quantity: { type: 'integer', minimum: 1, maximum: MOST_OF_ONE_LINE, examples: [1] },
  size: text('M'),
  color: text('Black'),
  totalAmount: money(24),
  currency,
  status: word(ORDER_STATUSES),
  paymentStatus: word(PAYMENT_STATUSES),
  createdAt: time,
  product: shape<BuyerOrder['product']>({
    id,
    name: text('Last Tram Tee'),
    imageUrl: orNull(address('/artwork/mockups/tshirt/black.svg')),
  }),
  artist: shape<BuyerOrder['artist']>({ id, bandName: text('Night Bus') }),
  trackingUrl: orNull(address('https://parcels.example/RM123456789GB')),
  qrCodeId: orNull(id),
}

const buyer = {
  ...core,
  customerEmail: filled('robin@example.com'),
  shippingAddress: orNull(
    shape<NonNullable<BuyerOrder['shippingAddress']>>({
      street: filled('1 Stage Road'),
      city: filled('Leeds'),
      state: filled('West Yorkshire'),
      zipCode: filled('LS1 1AA'),
      country: text('GB'),
    })
  ),
  shippingAmount: money(3.59),
  checkoutTotal: money(27.59),
}

const artistPart = {
  artistProfitLeft: described(
    'What refunds and cancellation have left of the artist’s part of the profit',
    money(7.49)
  ),
  artistProfit: {
    ...described('The earlier spelling of `artistProfitLeft`', money(7.49)),
    deprecated: true,
  },
}
const ONE_PAGE = { query: { from: pageValidator } }
const token = { token: { type: 'string', description: 'From the link in the email' } }
const SOLD = oneOfThese(listOf('ArtistOrder'), listOf('AdminOrder'))

export const ordersApi: ApiPart = {
  title: 'Orders',
  text: 'An order is one variant of one product; orders paid for together share a `checkoutId`. `totalAmount` is without shipping. Each caller sees their own side.',
  schemas: {
    BuyerOrder: shape<BuyerOrder>(buyer, { about: 'An order for its buyer.' }),
    ArtistOrder: shape<ArtistOrder>(
      {
        ...core,
        shippingAddress: shape<ArtistOrder['shippingAddress']>({ country: filled('GB') }),
        ...artistPart,
      },
      { about: 'An order for its artist: the profit, and of the customer the name and country.' }
    ),
    AdminOrder: shape<AdminOrder>(
      { ...buyer, ...artistPart },
      { about: 'An order for admins: everything.' }
    ),
  },
  calls: {
    'GET /api/orders': {
      summary: 'The caller’s orders',
      text: 'Fans get the orders they placed, artists the ones they sold, admins all of them.',
      who: 'Anyone logged in',
      ...ONE_PAGE,
      answers: {
        200: { text: 'Newest first', schema: oneOfThese(listOf('BuyerOrder'), SOLD) },
      },
    },
    'GET /api/orders/{id}': {
      summary: 'One order',
      who: 'Its buyer, its artist, admins, and anyone with its link',
      path: { id: 'The order' },
      query: { words: token },
      answers: {
        200: {
          text: 'The order as the caller sees it',
          schema: oneOfThese(ref('BuyerOrder'), ref('ArtistOrder'), ref('AdminOrder')),
        },
      },
    },
    'POST /api/orders/{id}/received': {
      summary: 'Mark an order as received',
      text: 'A shipped order becomes delivered.',
      who: 'Its buyer, anyone with its link, and admins',
      path: { id: 'The order' },
      query: { words: token },
      answers: {
        200: {
          text: 'The delivered order as the caller sees it',
          schema: oneOfThese(ref('BuyerOrder'), ref('AdminOrder')),
        },
      },
      errors: {
        403: 'The caller is its artist, who can only view it',
        409: 'It has not been shipped, or has already been delivered: `E_INVALID_STATUS_TRANSITION`',
      },
    },
    'POST /api/orders/link': {
      summary: 'Email the link to an order again',
      text: 'Sent only to the buyer’s email. The answer is the same whether or not the order exists. The link opens the order for 90 days.',
      who: 'Anyone',
      body: {
        from: orderLinkValidator,
        example: { orderNumber: 'GS-7QK2-81XM', email: 'robin@example.com' },
      },
      answers: {
        202: {
          text: 'A link is on its way, if there is such an order',
          schema: shape<{ message: string }>({
            message: text('If that order number and email match, we’ve sent you a link'),
          }),
        },
      },
    },
    'GET /api/artists/{id}/orders': {
      summary: 'What an artist sold',
      who: 'Its owner and admins',
      path: { id: 'The artist' },
      query: {
        from: soldOrdersValidator,
        words: {
          search: {
            description:
              'Words that all occur in order number, product or the customer’s name, whatever their accents and case',
          },
        },
      },
      answers: { 200: { text: 'Newest first', schema: SOLD } },
      errors: { 403: 'Another artist’s' },
    },
    'GET /api/users/{userId}/orders': {
      summary: 'What an account bought, and paid as a guest with its verified email',
      who: 'That account',
      path: { userId: 'The account' },
      ...ONE_PAGE,
      answers: { 200: { text: 'Newest first', schema: listOf('BuyerOrder') } },
      errors: { 403: 'Another account’s, existing or not' },
    },
  },
}
