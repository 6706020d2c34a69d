import { Conflict, InvalidField } from '#core/exceptions/refusals'
import { toDecimal, type Pence } from '#shared/money'

/** Seed 001 §5. */
export class PriceTooLow extends InvalidField {
  constructor(minimum: Pence) {
    super(
      'sellingPrice',
      'min',
      `Selling price must be at least £${toDecimal(minimum)} (40% margin required)`
    )
  }
}

export class RetiredForGood extends Conflict {
  constructor() {
    super('This product is retired and cannot be changed any more', 'E_RETIRED')
  }
}

/** The provider makes none of it at the moment, or none of it is linked with its catalogue. */
export class NothingToOffer extends Conflict {
  constructor() {
    super('None of its variants can be made at the moment', 'E_NOTHING_TO_OFFER')
  }
}

/** A variant of the provider's store belongs to one product: its orders and stock could not be told apart. */
export class StoreProductTaken extends Conflict {
  constructor() {
    super('There is a product of this store product already', 'E_STORE_PRODUCT_TAKEN')
  }
}

/** Its artist has said yes to it as it is. */
export class DecidedAlready extends Conflict {
  constructor() {
    super('Its artist has approved it: what it is made of stays', 'E_PRODUCT_DECIDED')
  }
}
