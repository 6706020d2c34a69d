import { Conflict } from '#core/exceptions/errors'

/** It is taken down already, for the same reason or a graver one. */
export class AlreadyTakenDown extends Conflict {
  constructor(name: string) {
    super(`“${name}” is already taken down`, 'E_TAKEN_DOWN')
  }
}

export class NotTakenDown extends Conflict {
  constructor(name: string) {
    super(`“${name}” isn’t taken down`, 'E_NOT_TAKEN_DOWN')
  }
}

/** An artist answers a takedown once. */
export class TakedownAnswered extends Conflict {
  constructor() {
    super('You’ve already answered this', 'E_TAKEDOWN_ANSWERED')
  }
}
