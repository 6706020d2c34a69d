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
