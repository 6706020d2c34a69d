import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { PayArtist } from '#payouts/actions/pay_artist'
import { SendPayout } from '#payouts/actions/send_payout'
import { HoldSuspiciousPayouts } from '#payouts/fraud_checks/actions/hold_suspicious_payouts'
import { BankChanged, PayoutEnded, PayoutsPaused } from '#payouts/errors'
import PayoutAccount from '#payouts/models/payout_account'
import type { PayoutStatus } from '#payouts/payout_status'
import { PayableArtistsQuery } from '#payouts/queries/payable_artists_query'
import { PayoutListQuery } from '#payouts/queries/payout_list_query'
import { retryOf } from '#payouts/retry'

/** Called in the transaction that begins a retry; what it throws undoes the beginning, and Stripe is not called. */
type OnBegin = (status: PayoutStatus, trx: TransactionClientContract) => Promise<void>

/**
 * Retries a payout on behalf of an admin. A payout that Stripe did not answer is sent again under its own key. For a
 * payout that Stripe refused, what is now due to the artist is sent as a new payout under another key.
 */
@inject()
export class RetryPayout {
  constructor(
    private payouts: PayoutListQuery,
    private send: SendPayout,
    private holdSuspicious: HoldSuspiciousPayouts,
    private artists: PayableArtistsQuery,
    private pay: PayArtist,
    private record: RecordAuditEntry
  ) {}

  /**
   * Writes the audit entry before it calls Stripe. Throws NotFound, PayoutEnded, PayoutsPaused, BankChanged, and
   * PaymentProviderUnreachable if the artist's account cannot be read.
   * @returns false if there is nothing to retry, because a later payout holds its orders
   */
  async handle(
    { payoutId, ...actor }: Actor & { payoutId: number },
    onBegin?: OnBegin
  ): Promise<boolean> {
    const row = await this.payouts.findOrFail(payoutId)
    const { status } = row
    if (status === 'paid' || status === 'cancelled') throw new PayoutEnded(status)
    const retry = retryOf(row)
    if (retry === 'followed') return false
    if (retry === 'paused') throw new PayoutsPaused()
    if (status === 'failed' && (await PayoutAccount.find(row.artist_id))?.hasNewBank)
      throw new BankChanged()
    await db.transaction(async (trx) => {
      await onBegin?.(status, trx)
      await this.record.handle(
        {
          ...actor,
          action: 'payout.retry',
          subjectType: 'payout',
          subjectId: payoutId,
          before: { status },
        },
        trx
      )
    })
    if (status === 'failed') await this.#payAgain(row.artist_id)
    else await this.send.handle(payoutId)
    return true
  }

  async #payAgain(artistId: number) {
    const failedArtistIds = await this.holdSuspicious.handle(artistId)
    const [artist] = await this.artists.handle(artistId)
    if (artist && !failedArtistIds.has(artistId)) await this.pay.handle(artist)
  }
}
