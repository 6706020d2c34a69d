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
