import { Conflict, Forbidden } from '#core/exceptions/errors'

/** A request for another sum, or by another admin, waits for the same order or artist. */
export class SignoffWaiting extends Conflict {
  constructor() {
    super('A request for this is already waiting for a second admin', 'E_SIGNOFF_WAITING')
  }
}

/** It was approved, rejected or has expired. */
export class SignoffEnded extends Conflict {
  constructor(status: 'approved' | 'rejected' | 'expired') {
    super(
      status === 'expired'
        ? 'This request has expired. Ask for it again'
        : `This request has already been ${status}`,
      'E_INVALID_STATUS_TRANSITION'
    )
  }
}

/** A second admin approves no more than the request says. */
export class SignoffOutgrown extends Conflict {
  constructor() {
    super(
      'More is due now than this request says. Reject it, and ask again',
      'E_CONCURRENT_MODIFICATION'
    )
  }
}

export class OwnSignoff extends Forbidden {
  constructor() {
    super('You asked for this yourself. Another admin has to approve it.')
  }
}
