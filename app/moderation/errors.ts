import { Conflict } from '#core/exceptions/errors'

/** An admin decides a report that another admin has decided meanwhile. */
export class ReportMoveRefused extends Conflict {
  constructor() {
    super('This report is in another state by now', 'E_REPORT_STATE')
  }
}

/** Only a report of a product can take one down. */
export class NoProductReported extends Conflict {
  constructor() {
    super('This report is about a store, so there is no product to take down', 'E_NO_PRODUCT')
  }
}
