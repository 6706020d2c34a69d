import { Conflict } from '#core/exceptions/errors'
import { monthName } from '#shared/months'

/** A month is closed only after its last day. */
export class MonthNotOver extends Conflict {
  constructor() {
    super('This month isn’t over yet, so it can’t be closed', 'E_MONTH_NOT_OVER')
  }
}

/** An earlier month is still open. */
export class EarlierMonthOpen extends Conflict {
  constructor(earlier: string) {
    super(`Close ${monthName(earlier)} first`, 'E_EARLIER_MONTH_OPEN')
  }
}
