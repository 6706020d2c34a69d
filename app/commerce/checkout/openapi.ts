import { LINE_REFUSALS } from '#commerce/checkout/line_refusal'
import type { RefusedLine } from '#commerce/checkout/errors'
import type { toQuote } from '#commerce/checkout/transformers/quote_transformer'
import {
  correctAddressValidator,
  createCheckoutSessionValidator,
  placeOrderValidator,
  quoteValidator,
} from '#commerce/checkout/validators/order_validator'
import { errorShape } from '#core/openapi/error_responses'
import {
  address,
  count,
  currency,
  described,
  flag,
  id,
  money,
  oneOfThese,
  orNull,
  ref,
  shape,
  text,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

type Quote = ReturnType<typeof toQuote>
type QuotedLine = Quote['lines'][number]
type ChangedLine = RefusedLine['line'] & { code: string; message: string; price?: number }

const customerInfo = { name: 'Robin Example', email: 'robin@example.com', phone: '0113 496 0000' }

const shippingAddress = {
  street: '1 Stage Road',
  city: 'Leeds',
  state: 'West Yorkshire',
  zipCode: 'LS1 1AA',
  country: 'GB',
}

const line = { productId: 1, size: 'M', color: 'Black', quantity: 1 }

const paymentPage = described(
  'The payment page; for a key whose order is paid or being paid, the page that says so',
  address('https://checkout.stripe.com/c/pay/cs_test_a1b2c3')
)

const endedConflict =
  'The order of this key was not paid in time, or was cancelled: `E_CHECKOUT_ENDED`. Nothing was ordered'

const unavailable =
  'No payment provider is configured, `E_PAYMENT_UNAVAILABLE`, and nothing was ordered; or it could not be reached, `E_PAYMENT_UNREACHABLE`, or refused, `E_PAYMENT_REFUSED`; or there is no shipping price, `E_SHIPPING_UNAVAILABLE`, and nothing was ordered: trying again with the same key is safe.'

const choice = { size: text('M'), color: text('Black') }

const quotedLine = shape<QuotedLine>({
  productId: id,
  size: orNull(choice.size),
  color: orNull(choice.color),
  quantity: count(1),
  availability: described(
    '`sold-out` is this size and colour; `withdrawn` means it cannot be bought in any',
    word([
      'available',
      'sold-out',
      'withdrawn',
      'soon',
      'gig',
    ] satisfies QuotedLine['availability'][])
  ),
  name: orNull(text('Last Tram Tee')),
  artist: orNull(shape<NonNullable<QuotedLine['artist']>>({ id, bandName: text('Night Bus') })),
  image: orNull(address('/artwork/mockups/tshirt/black.svg')),
  price: described('Of one piece', orNull(money(24))),
  currency,
})

const changedLine = shape<ChangedLine>(
  {
    productId: id,
    ...choice,
    code: {
      ...word([...LINE_REFUSALS, 'E_VALIDATION_ERROR']),
      description: '`E_VALIDATION_ERROR`: the product does not come in that size and colour',
    },
    message: text('Last Tram Tee now costs £26.00'),
    price: described('With `E_PRICE_CHANGED`: one piece, as it is now', money(26)),
  },
  { optional: ['price'] }
)

const purchase = {
  who: 'Its buyer, and anyone with its link',
  path: { id: 'The order' },
  query: { words: { token: { type: 'string', description: 'From the link in the email' } } },
} as const

const othersCall = 'The caller is its artist, who can only view it, or an admin'

const NO_SHIPPING =
  'There is no shipping price right now: `E_SHIPPING_UNAVAILABLE`. Nothing was written'

const accountEnded = 'The account was deleted or suspended meanwhile'

export const checkoutApi: ApiPart = {
  title: 'Checkout',
  text: 'Buying, as a guest or logged in. Payment happens at the provider’s own page.',
  schemas: {
    Quote: shape<Quote & { boughtAs: string | null; isPaymentAvailable: boolean }>(
      {
        lines: { type: 'array', items: quotedLine },
        itemsAmount: money(24),
        shippingAmount: money(3.59),
        shipping: shape<Quote['shipping']>({
          isLive: described(
            'Whether it is the live rate for the destination; else a last known rate or the flat one',
            flag
          ),
          leastDays: orNull(count(3)),
          mostDays: orNull(count(5)),
        }),
        totalAmount: money(27.59),
        currency,
        boughtAs: described(
          'Which of the `attempts` it was ordered by, and is paid or being paid',
          orNull(text('of-this-basket'))
        ),
        isPaymentAvailable: flag,
      },
      { about: 'What a cart would cost now. Amounts are of the available lines.' }
    ),
    ShippingChanged: errorShape(
      { shippingAmount: money(4.84) },
      'Shipping is no longer what the shopper saw: what it costs now.'
    ),
    TotalChanged: errorShape(
      { totalAmount: money(26) },
      'The price is no longer what the shopper saw: the true total.'
    ),
    BasketChanged: errorShape(
      { lines: { type: 'array', items: changedLine, minItems: 1 } },
      'What cannot be bought, line by line.'
    ),
  },
  calls: {
    'POST /api/cart/quote': {
      summary: 'Quote a cart',
      text: 'Orders nothing. Where a line names no size or colour, the first one in stock is used. With a `destination` shipping is the provider’s rate for it, kept for some minutes; without one it is flat, and a destination without a postcode gets an estimate for its country. Where the provider does not answer it is flat for GB, and the last known rate elsewhere. `attempts` are the Idempotency-Keys under which the same caller ordered the cart.',
      who: 'Anyone',
      body: {
        from: quoteValidator,
        example: { lines: [line], destination: { country: 'GB', zipCode: 'LS1 1AA' } },
      },
      answers: { 200: { text: 'Each line, in the order asked', schema: ref('Quote') } },
      errors: { 503: NO_SHIPPING },
    },
    'POST /api/orders': {
      summary: 'Buy one product',
      text: '`totalAmount` is what the shopper saw: the selling price times the quantity, without shipping. `shippingAmount`, where given, must still hold as well.',
      who: 'Anyone',
      idempotent: true,
      body: {
        from: placeOrderValidator,
        example: { artistId: 1, ...line, totalAmount: 24, customerInfo, shippingAddress },
      },
      answers: {
        201: {
          text: 'Ordered; the payment page is open',
          schema: shape<{ order: unknown; checkoutUrl: string }>({
            order: ref('BuyerOrder'),
            checkoutUrl: paymentPage,
          }),
        },
      },
      errors: {
        401: accountEnded,
        409: {
          text: `The price has changed, \`E_TOTAL_CHANGED\`; shipping has, \`E_SHIPPING_CHANGED\`; not on sale, \`E_NOT_FOR_SALE\`, \`E_NOT_ON_SALE_YET\`, \`E_SALE_OVER\` or \`E_ONLY_AT_GIG\`; of limited products no pieces for this buyer, \`E_PIECES_TAKEN\`, \`E_TOO_MANY_PIECES\` or \`E_UNPAID_PIECES\`; out of stock, \`E_OUT_OF_STOCK\`; in another currency, \`E_FOREIGN_CURRENCY\`. ${endedConflict}`,
          schema: oneOfThese(ref('Error'), ref('TotalChanged'), ref('ShippingChanged')),
        },
        422: 'The product is not by that artist, or does not come in that size and colour',
        503: unavailable,
      },
    },
    'POST /api/create-checkout-session': {
      summary: 'Buy a cart',
      text: 'Products of any number of artists, one payment. A line may carry the `price` of one piece that the shopper saw, which then must still hold. Without an address (Express checkout), which is possible for up to 10 items in all, shipping costs the flat rate and the payment page asks for email and address, in the United Kingdom; a caller who is logged in pays with the account’s email. `replaces` are the Idempotency-Keys under which the same caller ordered the cart before it changed: those orders can no longer be paid.',
      who: 'Anyone',
      idempotent: true,
      body: {
        from: createCheckoutSessionValidator,
        example: { products: [{ ...line, price: 24 }], customerInfo, shippingAddress },
      },
      answers: {
        200: {
          text: 'Ordered; where to pay',
          schema: shape<{ url: string }>({ url: paymentPage }),
        },
      },
      errors: {
        401: accountEnded,
        409: {
          text: `Some lines cannot be bought, \`E_BASKET_CHANGED\`; shipping has changed, \`E_SHIPPING_CHANGED\`; what it replaces was paid for, \`E_PREVIOUS_CHECKOUT_PAID\`. ${endedConflict}`,
          schema: oneOfThese(ref('Error'), ref('BasketChanged'), ref('ShippingChanged')),
        },
        503: unavailable,
      },
    },
    'POST /api/orders/{id}/pay': {
      summary: 'Pay for an order later',
      text: 'Pays for the whole checkout. Calling it again is safe, even after payment.',
      ...purchase,
      answers: {
        200: {
          text: 'Where to pay',
          schema: shape<{ url: string }>({ url: paymentPage }),
        },
      },
      errors: {
        403: othersCall,
        409: 'It was cancelled, or not paid in time: `E_CHECKOUT_ENDED`',
        503: unavailable,
      },
    },
    'POST /api/orders/{id}/address': {
      summary: 'Give another address',
      text: 'For a paid order that can’t be posted to the address on file, as we told its buyer by email: it is incomplete, in another country than shipping was paid to, or refused by the printer. We print and dispatch the order once the address is given. Cancelling it instead refunds it.',
      ...purchase,
      body: { from: correctAddressValidator, example: { shippingAddress } },
      answers: { 200: { text: 'Changed', schema: ref('BuyerOrder') } },
      errors: {
        403: othersCall,
        409: 'No other address is needed, or not any more: `E_ADDRESS_NOT_NEEDED`',
        422: 'Shipping was paid to another country',
      },
    },
    'POST /api/orders/{id}/cancel': {
      summary: 'Cancel one’s order',
      text: 'Cancelling an unpaid order cancels everything ordered together, which can then no longer be paid. For a paid order, only this row is cancelled and refunded, until the printer has started it; cancelling the last row also refunds shipping. Cancelling twice changes nothing.',
      ...purchase,
      answers: { 200: { text: 'Cancelled', schema: ref('BuyerOrder') } },
      errors: {
        403: othersCall,
        409: 'The printer has started it, `E_IN_PRODUCTION`, or has put it on hold, `E_HELD_AT_PRINTFUL`; it has been dispatched, `E_INVALID_STATUS_TRANSITION`; it has just been paid, `E_PAID_BEFORE_CANCELLATION`, or is being paid, `E_PAYMENT_IN_PROGRESS`; the bank is deciding about it, `E_DISPUTED`; or a person has to cancel it, `E_MANUAL_REVIEW_REQUIRED`',
        503: 'Nothing has changed: the payment provider could not be reached, `E_PAYMENT_UNREACHABLE` or `E_NOT_CANCELLED`; the printer could not be reached, `E_PRINTER_UNREACHABLE`; or the order is being sent to it right now, `E_SUBMISSION_IN_PROGRESS`',
      },
    },
  },
}
