import { Conflict } from '#core/exceptions/errors'

/** The state of a report does not lead to the one that an admin asks for: another admin has decided it meanwhile, say. */
export class ReportMoveRefused extends Conflict {
  constructor() {
    super('This report is in another state by now', 'E_INVALID_STATUS_TRANSITION')
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
    super('This product has been cleared already', 'E_INVALID_STATUS_TRANSITION')
  }
}
