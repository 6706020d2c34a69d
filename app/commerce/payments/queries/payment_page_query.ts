import { inject } from '@adonisjs/core'
import { PaymentSessionQuery } from '#commerce/payments/queries/payment_session_query'
import { clock } from '#shared/clock'

/** Reads the payment state of a checkout that is not known to be paid, without asking the provider. */
@inject()
export class PaymentPageQuery {
  constructor(private sessions: PaymentSessionQuery) {}

  /** `url` is null where no payment page is open. */
  async handle(checkoutId: number): Promise<{ isProcessing: boolean; url: string | null }> {
    const session = await this.sessions.live(checkoutId)
    const isOpen = session?.status === 'open' && session.expiresAt > clock.now()
    return { isProcessing: session?.status === 'processing', url: isOpen ? session.url : null }
  }
}
