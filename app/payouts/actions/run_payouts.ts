import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { DateTime } from 'luxon'
import { LedgerBalances, type ArtistBalance } from '#ledger/public'
import { PayArtist } from '#payouts/actions/pay_artist'
import { HoldSuspiciousPayouts } from '#payouts/fraud_checks/actions/hold_suspicious_payouts'
import { PayoutPolicy, type PayoutTerms } from '#payouts/payout_policy'
import { PayableArtistsQuery, type PayableArtist } from '#payouts/queries/payable_artists_query'
import { subtract } from '#shared/money'

/** Pays every artist what is due, but for those whose payouts a fraud rule holds. Safe to run at any time and twice at once: see ReservePayout. */
@inject()
export class RunPayouts {
  constructor(
    private holdSuspicious: HoldSuspiciousPayouts,
    private artists: PayableArtistsQuery,
    private balances: LedgerBalances,
    private pay: PayArtist,
    private policy: PayoutPolicy
  ) {}

  /**
   * @param dueBy pays only what was due by then: a repeated run pays nobody what has become due since
   * @returns how many payouts were made, and for how many artists it failed. The next run retries these.
   */
  async handle(dueBy?: DateTime): Promise<{ made: number; failed: number }> {
    const failedArtistIds = await this.holdSuspicious.handle()
    const payable = await this.artists.handle()
    const artists = payable.filter(({ artistId }) => !failedArtistIds.has(artistId))
    const balances = await this.balances.ofArtists(artists.map(({ artistId }) => artistId))
    const terms = await this.policy.terms()
    const done = { made: 0, failed: failedArtistIds.size }
    for (const artist of artists.filter((each) =>
      mayBeDue(each, balances.get(each.artistId)!, terms)
    )) {
      const { made, failed } = await this.#pay(artist, dueBy)
      done.made += made
      done.failed += failed
    }
    return done
  }

  async #pay(artist: PayableArtist, dueBy?: DateTime) {
    try {
      return await this.pay.handle(artist, dueBy)
    } catch (error) {
      logger.error({ err: error, artistId: artist.artistId }, 'An artist could not be paid')
      return { made: 0, failed: 1 }
    }
  }
}

/** Whether the artist's balance can reach a payout. Stripe is not asked about the others. */
const mayBeDue = (artist: PayableArtist, { payable, debt }: ArtistBalance, terms: PayoutTerms) =>
  subtract(payable, debt) >= terms.minimumFor(artist)
