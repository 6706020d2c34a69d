import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { pathId } from '#core/http/path_id'
import { OpenStripeDashboard } from '#payouts/actions/open_stripe_dashboard'
import { StartOnboarding } from '#payouts/actions/start_onboarding'
import { PayoutBalanceQuery } from '#payouts/queries/payout_balance_query'
import { PayoutQueries } from '#payouts/queries/payout_queries'
import { toPayoutAccount } from '#payouts/transformers/payout_account_transformer'

/** The payout account of an artist and what is owed to them. */
@inject()
export default class PayoutAccountsController {
  constructor(
    private artists: ArtistQueries,
    private payouts: PayoutQueries,
    private balance: PayoutBalanceQuery,
    private startOnboarding: StartOnboarding,
    private openDashboard: OpenStripeDashboard
  ) {}

  /** GET /api/artists/{id}/payout-account: 200, for its owner and admins. */
  async show({ bouncer, params }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const [account, balance] = await Promise.all([
      this.payouts.account(artist.id),
      this.balance.handle(artist.id),
    ])
    return { ...toPayoutAccount(account), balance }
  }

  /** POST /api/artists/{id}/payout-account: 200 `{ url }` of Stripe's own pages, for its owner only; 503 without Stripe. */
  async store({ bouncer, params }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('edit', artist)
    return this.startOnboarding.handle(artist.id)
  }

  /**
   * POST /api/artists/{id}/payout-account/manage: 200 `{ url }` of the details at Stripe, for its owner only; 409
   * before onboarding, 503 without Stripe.
   */
  async manage({ bouncer, params }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('edit', artist)
    return this.openDashboard.handle(artist.id)
  }
}
