import type { ApplicationService } from '@adonisjs/core/types'
import { payoutStandingPort } from '#orders/public'
import { PayoutsStanding } from '#payments/payouts/payouts_standing'

/** Tells orders which of their rows artists have been paid for. */
export default class PaymentsProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    payoutStandingPort.register(await this.app.container.make(PayoutsStanding))
  }
}
