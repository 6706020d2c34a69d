import type { ApplicationService } from '@adonisjs/core/types'
import { paymentProgressPort, payoutStatusPort } from '#orders/public'
import { PayoutStatusAdapter } from '#payments/payouts/payout_status_adapter'
import { PaymentSessionQuery } from '#payments/queries/payment_session_query'

/** Tells orders which of their rows artists have been paid for, and which checkouts are being paid. */
export default class PaymentsProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    payoutStatusPort.register(await this.app.container.make(PayoutStatusAdapter))
    const sessions = await this.app.container.make(PaymentSessionQuery)
    paymentProgressPort.register({ processing: (checkoutIds) => sessions.processing(checkoutIds) })
  }
}
