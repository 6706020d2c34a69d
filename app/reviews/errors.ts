import { Conflict, Forbidden } from '#core/exceptions/errors'

export class OnlyBuyersReview extends Forbidden {
  constructor() {
    super('You can review what you bought here, once it has been delivered')
  }
}

export class AlreadyReviewed extends Conflict {
  constructor() {
    super('You have already reviewed this product', 'E_ALREADY_REVIEWED')
  }
}
