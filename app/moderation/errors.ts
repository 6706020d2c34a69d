import { Conflict } from '#core/exceptions/errors'

/** A report cannot go from its state to the one that an admin asks for, as when another admin has decided it meanwhile. */
export class ReportMoveRefused extends Conflict {
  readonly deprecatedCode = 'E_REPORT_STATE'

  constructor() {
    super('This report has already been changed. Reload the page.', 'E_INVALID_STATUS_TRANSITION')
  }
}

/** Only a report of a product can take one down. */
export class NoProductReported extends Conflict {
  constructor() {
    super('This report is about a store, so there is no product to take down', 'E_NO_PRODUCT')
  }
}

/** Another admin has cleared the product meanwhile. */
export class CheckCleared extends Conflict {
  constructor() {
    super(
      'Another admin has already cleared this product. Reload the page.',
      'E_INVALID_STATUS_TRANSITION'
    )
  }
}
