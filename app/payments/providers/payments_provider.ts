import type { ApplicationService } from '@adonisjs/core/types'
import { paymentProgressPort, payoutStandingPort } from '#orders/public'
import { PayoutsStanding } from '#payments/payouts/payouts_standing'
import { PaymentSessionQuery } from '#payments/queries/payment_session_query'

/** Tells orders which of their rows artists have been paid for, and which checkouts are being paid. */
export default class PaymentsProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    payoutStandingPort.register(await this.app.container.make(PayoutsStanding))
    const sessions = await this.app.container.make(PaymentSessionQuery)
    paymentProgressPort.register({ processing: (checkoutIds) => sessions.processing(checkoutIds) })
  }
}
