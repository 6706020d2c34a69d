import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import PayoutAccount from '#payouts/models/payout_account'
import { PayoutAccountUnfinished, PayoutsUnavailable, StripeDashboardClosed } from '#payouts/errors'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { paymentsConfigured, isPermanentFailure } from '#stripe/public'

const PAGE = `${appUrl}/dashboard?tab=payouts`

/**
 * The way to where an artist sees and changes at Stripe what they told it: the bank account above all. The address is
 * worth a sign-in there, so that it is asked for anew each time and kept nowhere.
 */
@inject()
export class OpenStripeDashboard {
  constructor(private connect: ConnectGateway) {}

  /** Throws PayoutsUnavailable, PayoutAccountUnfinished, StripeDashboardClosed and PaymentProviderUnreachable. */
  async handle(artistId: number): Promise<{ url: string }> {
    if (!paymentsConfigured()) throw new PayoutsUnavailable()
    const row = await PayoutAccount.find(artistId)
    if (!row?.stripeAccountId) throw new PayoutAccountUnfinished()
    try {
      return { url: await this.#address(row.stripeAccountId) }
    } catch (error) {
      throw isPermanentFailure(error) ? new StripeDashboardClosed() : error
    }
  }

  /** Stripe's own small dashboard, or its forms alone for an account that was made without one. */
  async #address(id: string): Promise<string> {
    const { controller, details_submitted: isSubmitted } = await this.connect.retrieveAccount(id)
    if (!isSubmitted) throw new PayoutAccountUnfinished()
    const hasForms = controller?.stripe_dashboard?.type === 'none'
    const { url } = hasForms
      ? await this.connect.createAccountLink({
          account: id,
          type: 'account_update',
          refresh_url: PAGE,
          return_url: `${PAGE}&onboarding=back`,
        })
      : await this.connect.createLoginLink(id)
    return url
  }
}
