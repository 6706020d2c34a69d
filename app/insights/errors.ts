import { Conflict } from '#core/exceptions/errors'

/** Both sides sign what they have seen. */
export class SheetChanged extends Conflict {
  constructor() {
    super(
      'The sheet has changed since you opened it. Check the figures again, then close it.',
      'E_SHEET_CHANGED'
    )
  }
}
