import { Conflict, InvalidField } from '#core/exceptions/refusals'
import { toNumber, type Pence } from '#shared/money'

/** The price is no longer what the shopper saw; carries the true total so that the page can say so. */
export class TotalChanged extends Conflict {
  constructor(totalAmount: Pence) {
    super('The price has changed. Please check the new total.', 'E_TOTAL_CHANGED')
    this.details = { totalAmount: toNumber(totalAmount) }
  }
}

/** Names nothing: a product that was never public has no name yet for whoever counts ids. */
export class NotForSale extends Conflict {
  constructor() {
    super('This product is not on sale at the moment', 'E_NOT_FOR_SALE')
  }
}

/** Totals, shipping and payouts are in one currency: another one cannot be added to them. */
export class ForeignCurrency extends Conflict {
  constructor() {
    super('This product cannot be paid for in pounds at the moment', 'E_FOREIGN_CURRENCY')
  }
}

export class OutOfStock extends Conflict {
  constructor(productName: string, size: string, color: string) {
    super(`${productName} in ${size}, ${color} is out of stock`, 'E_OUT_OF_STOCK')
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

/** Cancelled, or its time is over: another order needs another Idempotency-Key. */
export class CheckoutEnded extends Conflict {
  constructor() {
    super('This order was not paid in time. Please order again.', 'E_CHECKOUT_ENDED')
  }
}

export class KeyReused extends Conflict {
  constructor() {
    super('This Idempotency-Key was used for another request', 'E_IDEMPOTENCY_KEY')
  }
}
