import { DomainError } from '#core/exceptions/errors'

/** Fans allowed announcements, not a stream of them. */
export class AnnouncedToday extends DomainError {
  constructor() {
    super('You’ve already announced something today. You can send one announcement a day', {
      status: 409,
      code: 'E_ANNOUNCED_TODAY',
    })
  }
}

/** The words that the fan agreed to have changed since: the fan has to read them again. */
export class WordingChanged extends DomainError {
  constructor() {
    super('These words have changed. Reload the page and read them again', {
      status: 409,
      code: 'E_WORDING_CHANGED',
    })
  }
}
