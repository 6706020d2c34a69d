import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ArtistQueries } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { PayArtist } from '#payouts/actions/pay_artist'
import { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
import { HoldSuspiciousPayouts } from '#payouts/fraud_checks/actions/hold_suspicious_payouts'
import { ArtistNotPayable, BankChanged, NothingToPay, PayoutsPaused } from '#payouts/errors'
import PayoutAccount from '#payouts/models/payout_account'
import { PayableArtistsQuery, type PayableArtist } from '#payouts/queries/payable_artists_query'
import { PayoutBalanceQuery } from '#payouts/queries/payout_balance_query'
import { subtract, type Pence } from '#shared/money'

/**
 * Called in the transaction that begins it, with what is due less the debt; what it throws undoes the beginning, and nothing
 * is paid.
 */
type OnBegin = (trx: TransactionClientContract, due: Pence) => Promise<void>

/**
 * Pays an artist what is due on behalf of an admin, by the rules of the payout run and without waiting for it. Two presses
 * at once pay it once: see ReservePayout.
 */
@inject()
export class PayArtistNow {
  constructor(
    private artists: ArtistQueries,
    private holdSuspicious: HoldSuspiciousPayouts,
    private payableArtists: PayableArtistsQuery,
    private balances: PayoutBalanceQuery,
    private refresh: RefreshPayoutAccount,
    private pay: PayArtist,
    private record: RecordAuditEntry
  ) {}

  /**
   * Writes the audit entry before it pays. Throws NotFound, PayoutsPaused, ArtistNotPayable, NothingToPay, BankChanged, and
   * PaymentProviderUnreachable and PaymentRefused if the artist's account cannot be read.
   *
   * @returns how many payouts were made, and whether the last one was refused or has no known outcome
   */
  async handle({ artistId, ...actor }: Actor & { artistId: number }, onBegin?: OnBegin) {
    await this.artists.findOrFail(artistId)
    const failedArtistIds = await this.holdSuspicious.handle(artistId)
    if (failedArtistIds.size > 0)
      throw new Error(`The fraud check of artist ${artistId} was not recorded`)
    const artist = await this.#payable(artistId)
    const due = await this.#due(artist)
    await this.#assertKnownBank(artist)
    await db.transaction(async (trx) => {
      await onBegin?.(trx, due)
      await this.record.handle(
        { ...actor, action: 'artist.pay_now', subjectType: 'artist', subjectId: artistId },
        trx
      )
    })
    return this.pay.handle(artist)
  }

  async #payable(artistId: number): Promise<PayableArtist> {
    const account = await PayoutAccount.find(artistId)
    if (account?.payoutHold) throw new PayoutsPaused()
    const [artist] = await this.payableArtists.handle(artistId)
    if (account?.hasNewBank) throw new BankChanged()
    if (!artist || !account?.isReady) throw new ArtistNotPayable()
    return artist
  }

  async #due(artist: PayableArtist): Promise<Pence> {
    const { due, debt, terms } = await this.balances.sums(artist.artistId)
    const amount = subtract(due, debt)
    if (amount < terms.minimumFor(artist)) throw new NothingToPay()
    return amount
  }

  async #assertKnownBank({ artistId, stripeAccountId }: PayableArtist) {
    await this.refresh.handle(stripeAccountId)
    const account = await PayoutAccount.findOrFail(artistId)
    if (account.hasNewBank) throw new BankChanged()
  }
}
