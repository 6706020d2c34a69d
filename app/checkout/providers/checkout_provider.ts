import type { ApplicationService } from '@adonisjs/core/types'
import { ApplyPayment } from '#checkout/actions/apply_payment'
import { paymentCompletionPort } from '#payments/public'

/** Tells payments what a settled payment means for its checkout. */
export default class CheckoutProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const apply = await this.app.container.make(ApplyPayment)
    paymentCompletionPort.register({
      complete: (payment, { trx }) => apply.complete(payment, trx),
      fail: (payment, { trx }) => apply.fail(payment, trx),
      expire: (payment, { trx }) => apply.expire(payment, trx),
    })
  }
}
