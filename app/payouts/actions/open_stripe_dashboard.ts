import { inject } from '@adonisjs/core'
import { dashboardAddress } from '#core/dashboard_address'
import PayoutAccount from '#payouts/models/payout_account'
import { PayoutAccountUnfinished, PayoutsUnavailable, StripeDashboardClosed } from '#payouts/errors'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { paymentsConfigured, isPermanentFailure } from '#stripe/public'

/**
 * Opens the pages where an artist sees and changes their details at Stripe, above all the bank account. The address
 * signs the artist in there, so it is requested for each call and never stored.
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
      return { url: await this.#address(artistId, row.stripeAccountId) }
    } catch (error) {
      throw isPermanentFailure(error) ? new StripeDashboardClosed() : error
    }
  }

  /** Requests the address of the express dashboard, or of Stripe's forms for an account without a dashboard. */
  async #address(artistId: number, id: string): Promise<string> {
    const { controller, details_submitted: isSubmitted } = await this.connect.retrieveAccount(id)
    if (!isSubmitted) throw new PayoutAccountUnfinished()
    const hasForms = controller?.stripe_dashboard?.type === 'none'
    const { url } = hasForms
      ? await this.connect.createAccountLink({
          account: id,
          type: 'account_update',
          refresh_url: dashboardAddress(artistId, { tab: 'payouts' }),
          return_url: dashboardAddress(artistId, { tab: 'payouts', onboarding: 'back' }),
        })
      : await this.connect.createLoginLink(id)
    return url
  }
}
