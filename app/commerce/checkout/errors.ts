import { DateTime } from 'luxon'
import { Conflict, InvalidField, Unavailable, type DomainError } from '#core/exceptions/errors'
import { format, toNumber, type Pence } from '#shared/money'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import { chosenWords } from '#shared/variant_words'

/** The price is no longer what the shopper saw; carries the true total so that the page can say so. */
export class TotalChanged extends Conflict {
  constructor(totalAmount: Pence) {
    super('The price has changed. Please check the new total.', 'E_TOTAL_CHANGED')
    this.details = { totalAmount: toNumber(totalAmount) }
  }
}

/** Sending it costs something else than the shopper saw; carries the true amount. */
export class ShippingChanged extends Conflict {
  constructor(shippingAmount: Pence) {
    super(
      `Shipping to this address is now ${format(shippingAmount)}. Please check the new total.`,
      'E_SHIPPING_CHANGED'
    )
    this.details = { shippingAmount: toNumber(shippingAmount) }
  }
}

/** The order has more pieces than are sent at one rate without an address. */
export class AddressRequired extends InvalidField {
  constructor(mostPieces: number) {
    super(
      'shippingAddress',
      'required',
      `Add a delivery address: shipping for more than ${mostPieces} items depends on it`
    )
  }
}

/** The shipping cost is unknown: nothing was ordered. */
export class ShippingUnavailable extends Unavailable {
  constructor() {
    super(
      'We can’t work out shipping to this address right now. Nothing has been ordered: please try again in a minute.',
      'E_SHIPPING_UNAVAILABLE'
    )
  }
}

/** One line of a basket costs something else than the shopper saw; carries the price of one piece as it is now. */
export class PriceChanged extends Conflict {
  constructor(productName: string, price: Pence) {
    super(`${productName} now costs ${format(price)}`, 'E_PRICE_CHANGED')
    this.details = { price: toNumber(price) }
  }
}

/** Does not name the product: a visitor who tries ids must not learn the name of one that was never public. */
export class NotForSale extends Conflict {
  constructor() {
    super('This product isn’t on sale at the moment.', 'E_NOT_FOR_SALE')
  }
}

/** The sale of the product has not begun. */
export class NotOnSaleYet extends Conflict {
  constructor(productName: string, startsAt: Date, timeZone: string | null) {
    const moment = DateTime.fromJSDate(startsAt).setZone(timeZone ?? PLATFORM_TIMEZONE)
    const when = moment.setLocale('en-GB').toFormat('cccc d LLLL, HH:mm')
    super(`${productName} goes on sale on ${when}.`, 'E_NOT_ON_SALE_YET')
  }
}

/** The sale of the product has ended. */
export class SaleOver extends Conflict {
  constructor(productName: string) {
    super(`The sale of ${productName} is over.`, 'E_SALE_OVER')
  }
}

/** The product is sold only to devices that scanned a code of one of its gigs. */
export class OnlyAtGig extends Conflict {
  constructor(productName: string) {
    super(
      `Only people at the gig can buy ${productName}. Scan the QR code there, then try again.`,
      'E_ONLY_AT_GIG'
    )
  }
}

/** Fewer pieces are left than the shopper wants. */
export class PiecesTaken extends Conflict {
  constructor() {
    super('There aren’t enough pieces left. You haven’t been charged.', 'E_PIECES_TAKEN')
  }
}

/** So many buyers order the same limited product that this order would wait too long. */
export class PiecesWanted extends Unavailable {
  constructor() {
    super(
      'Lots of people are buying this right now. You haven’t been charged: please try again in a moment.',
      'E_PIECES_WANTED'
    )
  }
}

/** The buyer’s orders would come to more than two pieces of a limited product. */
export class TooManyPieces extends Conflict {
  constructor() {
    super(
      'You can buy two of these at most, and with your other orders this would be more.',
      'E_TOO_MANY_PIECES'
    )
  }
}

/** The buyer has another order of a limited product that is not paid yet. */
export class UnpaidPieces extends Conflict {
  constructor() {
    super(
      'You already have an unpaid order for this. Pay for it, or cancel it to order again.',
      'E_UNPAID_PIECES'
    )
  }
}

/** Totals, shipping and payouts are in one currency: another one cannot be added to them. */
export class ForeignCurrency extends Conflict {
  constructor() {
    super('You can’t pay for this product in pounds at the moment.', 'E_FOREIGN_CURRENCY')
  }
}

export class OutOfStock extends Conflict {
  constructor(productName: string, size: string, color: string) {
    const chosen = chosenWords(size, color).join(', ')
    super(`${productName}${chosen && ` in ${chosen}`} is out of stock`, 'E_OUT_OF_STOCK')
  }
}

export class UnknownVariant extends InvalidField {
  constructor() {
    super('size', 'exists', 'This product does not come in that size and colour')
  }
}

export class ForeignProduct extends InvalidField {
  constructor() {
    super('productId', 'belongsTo', 'This product is not by that artist')
  }
}

export type RefusedLine = {
  line: { productId: number; size: string; color: string }
  error: DomainError
}

/**
 * Some lines of a basket cannot be bought as requested, so nothing was ordered. `lines` lists each with its own `code` and
 * `message`, and with `price` if the price has changed.
 */
export class BasketChanged extends Conflict {
  constructor(refused: RefusedLine[]) {
    super(
      'Something in your cart has changed. Please check your cart and try again.',
      'E_BASKET_CHANGED'
    )
    this.details = {
      lines: refused.map(({ line: { productId, size, color }, error }) => ({
        productId,
        size,
        color,
        code: error.code,
        message: error.message,
        ...('price' in error.details && { price: error.details.price }),
      })),
    }
  }
}

/** Cancelled, or its time is over: another order needs another Idempotency-Key. */
export class CheckoutEnded extends Conflict {
  constructor(what: string) {
    super(`This order ${what}. Please order again.`, 'E_CHECKOUT_ENDED')
  }
}

/** A payment arrived before the cancellation. */
export class PaidBeforeCancellation extends Conflict {
  constructor() {
    super(
      'This order has just been paid, so we couldn’t cancel it. Reload the page.',
      'E_PAID_BEFORE_CANCELLATION'
    )
  }
}

/** The previous checkout of the same basket is paid, or being paid: the buyer must not pay twice. */
export class PreviousCheckoutPaid extends Conflict {
  constructor() {
    super(
      'You’ve already paid for your earlier order of this cart, so we haven’t placed another. Check your cart, then pay.',
      'E_PREVIOUS_CHECKOUT_PAID'
    )
  }
}

/** It is not known yet how the payment ended. */
export class NotCancelledYet extends Unavailable {
  constructor() {
    super(
      'We can’t close this order’s payment page right now. Try again in a moment.',
      'E_NOT_CANCELLED'
    )
  }
}

/** The printer refuses the cancellation, or could not fulfil the rest of the order: an admin has to review it. */
export class ManualReviewRequired extends Conflict {
  constructor() {
    super(
      'You can’t cancel this here right now. Email us your order number and we’ll sort it out.',
      'E_MANUAL_REVIEW_REQUIRED'
    )
  }
}

/** Only the printer can say whether it has begun. */
export class PrinterUnreachable extends Unavailable {
  constructor() {
    super(
      'We can’t reach our printer right now, so we haven’t cancelled anything. Please try again in a moment.',
      'E_PRINTER_UNREACHABLE'
    )
  }
}
