import { Refusal } from '#core/exceptions/refusals'

/** Fans allowed news, not a stream of them. */
export class AnnouncedToday extends Refusal {
  constructor() {
    super('You have announced something today already: your fans hear from you once a day', {
      status: 409,
      code: 'E_ANNOUNCED_TODAY',
    })
  }
}
