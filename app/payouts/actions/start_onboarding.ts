import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { dashboardAddress } from '#core/dashboard_address'
import PayoutAccount from '#payouts/models/payout_account'
import { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
import { ensurePayoutAccount } from '#payouts/lock_payout_account'
import { PayoutsUnavailable, StripeDashboardClosed } from '#payouts/errors'
import { ConnectGateway } from '#payouts/stripe/connect_gateway'
import { toAccountRequest } from '#payouts/stripe/payout_requests'
import { clock } from '#shared/clock'
import { paymentsConfigured, isPermanentFailure, PaymentRefused } from '#stripe/public'

/**
 * Opens the pages where an artist gives Stripe their identity and bank account. Commits our row with its key before it
 * requests an account, so that a lost answer is found again. The address opens once and is requested for each call.
 */
@inject()
export class StartOnboarding {
  constructor(
    private connect: ConnectGateway,
    private refresh: RefreshPayoutAccount
  ) {}

  /** Throws PayoutsUnavailable, PaymentProviderUnreachable and StripeDashboardClosed. */
  async handle(artistId: number): Promise<{ url: string }> {
    if (!paymentsConfigured()) throw new PayoutsUnavailable()
    await ensurePayoutAccount(artistId)
    try {
      return await this.#link(artistId)
    } catch (error) {
      throw error instanceof PaymentRefused ? new StripeDashboardClosed() : error
    }
  }

  async #link(artistId: number): Promise<{ url: string }> {
    const account = await this.#accountOf(artistId)
    const { url } = await this.connect.createAccountLink({
      account,
      type: 'account_onboarding',
      refresh_url: dashboardAddress(artistId, { tab: 'payouts', onboarding: 'again' }),
      return_url: dashboardAddress(artistId, { tab: 'payouts', onboarding: 'back' }),
    })
    return { url }
  }

  async #accountOf(artistId: number): Promise<string> {
    const row = await PayoutAccount.findOrFail(artistId)
    if (row.stripeAccountId) return row.stripeAccountId
    const requestedAt = clock.now()
    try {
      const account = await this.connect.createAccount(
        toAccountRequest(row),
        `account-${row.accountKey}`
      )
      await this.#keep(artistId, account.id)
      const kept = await PayoutAccount.findOrFail(artistId)
      if (kept.stripeAccountId === account.id) await this.refresh.write(account, requestedAt)
      return kept.stripeAccountId!
    } catch (error) {
      if (isPermanentFailure(error)) await this.#renewKey(row)
      throw error
    }
  }

  /** Stores the account id. The first of two concurrent calls counts: both got the same account. */
  #keep(artistId: number, stripeAccountId: string) {
    return PayoutAccount.query()
      .where('artistId', artistId)
      .whereNull('stripeAccountId')
      .update({ stripeAccountId, connectedAt: clock.now().toSQL() })
  }

  /** Renews the key after a refusal, because Stripe keeps the refusal under the old one. */
  #renewKey({ artistId, accountKey }: PayoutAccount) {
    return PayoutAccount.query()
      .where({ artistId, accountKey })
      .whereNull('stripeAccountId')
      .update({ accountKey: randomUUID() })
  }
}
