import { providerName } from '#config/fulfilment'
import { Conflict, InvalidField } from '#core/exceptions/errors'
import { MINIMUM_MARGIN } from '#pricing/public'
import { toDecimal, type Pence } from '#shared/money'

/** APPR-18. */
export class PriceTooLow extends InvalidField {
  constructor(minimum: Pence) {
    super(
      'sellingPrice',
      'min',
      `Selling price must be at least £${toDecimal(minimum)} (${MINIMUM_MARGIN} margin required)`
    )
  }
}

/** What is printed is one or the other. */
export class TwoDesigns extends InvalidField {
  constructor() {
    super('designUrl', 'artwork', 'Choose either your upload or a link, not both')
  }
}

export class RetiredForGood extends Conflict {
  constructor() {
    super('This product is retired, so it can’t be changed', 'E_RETIRED')
  }
}

/** The provider makes none of it at the moment, or none of it is linked with its catalogue. */
export class NothingToOffer extends Conflict {
  constructor() {
    super(`${providerName} can’t make any of its variants at the moment`, 'E_NOTHING_TO_OFFER')
  }
}

/** A variant of the provider's store belongs to one product: its orders and stock could not be told apart. */
export class StoreProductTaken extends Conflict {
  constructor() {
    super('There’s already a product made from this store product', 'E_STORE_PRODUCT_TAKEN')
  }
}

/** The artist has approved the product: its variants are locked. */
export class ProductAlreadyApproved extends Conflict {
  constructor() {
    super(
      'The artist has approved this product, so its variants are locked',
      'E_PRODUCT_ALREADY_APPROVED'
    )
  }
}

/** A slip here sells one band's artwork for another: it has to be confirmed. */
export class StoreProductOfOtherBand extends Conflict {
  constructor(bandName: string) {
    super(
      `This store product looks like ${bandName}’s. Check that you have chosen the right artist.`,
      'E_OTHER_BAND'
    )
  }
}
