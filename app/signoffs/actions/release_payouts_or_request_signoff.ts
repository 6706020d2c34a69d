import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import signoffsConfig from '#config/signoffs'
import type { Actor } from '#audit/public'
import { LedgerBalances } from '#ledger/public'
import {
  DecideFraudCheck,
  FraudCheckQueries,
  PausePayouts,
  PayArtistNow,
  PayoutListQuery,
  RetryPayout,
} from '#payouts/public'
import { pence, subtract, type Pence } from '#shared/money'
import { AboveLimit } from '#signoffs/above_limit'
import { CreateSignoff, type NewSignoff } from '#signoffs/actions/create_signoff'

type Wanted = Pick<NewSignoff, 'kind' | 'payoutId' | 'actor'> & {
  artistId: number
  reason?: string | null
}

type AssertBelowLimit = (trx: TransactionClientContract) => Promise<void>

/**
 * Resumes an artist's payouts, pays what is due at once, or retries a payout that Stripe refused on behalf of an admin, or
 * requests the approval of a second one if more is owed to the artist than the limit. A payout that is only sent again under its own key needs none:
 * a job does the same every five minutes.
 */
@inject()
export class ReleasePayoutsOrRequestSignoff {
  constructor(
    private balances: LedgerBalances,
    private payouts: PayoutListQuery,
    private pausePayouts: PausePayouts,
    private retryPayout: RetryPayout,
    private payNow: PayArtistNow,
    private decideCheck: DecideFraudCheck,
    private checks: FraudCheckQueries,
    private createSignoff: CreateSignoff
  ) {}

  /**
   * @param seenReason why they are paused, as the admin saw it; the second admin approves the end of that pause alone
   * @returns the id of the request; null if nothing keeps the payouts any more. Throws NotFound, ConcurrentModification and
   * SignoffWaiting.
   */
  async resume(
    { artistId, seenReason }: { artistId: number; seenReason?: string },
    actor: Actor
  ): Promise<number | null> {
    const wanted: Wanted = { kind: 'resume_payouts', artistId, actor }
    return this.#orRequest(wanted, (assertBelowLimit) =>
      this.pausePayouts.handle(
        { ...actor, artistId, reason: null, seenReason },
        undefined,
        (trx, before) => {
          wanted.reason = before
          return assertBelowLimit(trx)
        }
      )
    )
  }

  /** @returns the id of the request; null if it was retried. Throws what RetryPayout throws, and SignoffWaiting. */
  async retry(payoutId: number, actor: Actor): Promise<number | null> {
    const { artist_id: artistId } = await this.payouts.findOrFail(payoutId)
    return this.#orRequest(
      { kind: 'retry_payout', artistId, payoutId, actor },
      (assertBelowLimit) =>
        this.retryPayout.handle({ ...actor, payoutId }, async (status, trx) => {
          if (status === 'failed') await assertBelowLimit(trx)
        })
    )
  }

  /** @returns the id of the request, or what was paid. Throws what PayArtistNow throws, and SignoffWaiting. */
  async pay(artistId: number, actor: Actor) {
    const done = { made: 0, failed: 0 }
    const signoffId = await this.#orRequest(
      { kind: 'pay_now', artistId, actor },
      async (assertBelowLimit) =>
        Object.assign(done, await this.payNow.handle({ ...actor, artistId }, assertBelowLimit))
    )
    return signoffId === null ? done : { signoffId }
  }

  /**
   * Releases a fraud check. Where that would resume payouts above the limit, the check is released, the payouts stay held, and
   * a second admin is asked to resume them, in one transaction: SignoffWaiting leaves the check as it is.
   *
   * @returns the id of the request; null if none is needed. Throws what DecideFraudCheck throws, and SignoffWaiting.
   */
  async releaseCheck(release: Parameters<DecideFraudCheck['release']>[0]): Promise<number | null> {
    const { artist } = await this.checks.findOrFail(release.checkId)
    let signoffId: number | null = null
    await this.decideCheck.release(release, async (trx, reason) => {
      const owed = await this.#owed(artist.id, trx)
      if (owed <= signoffsConfig.payoutAbove) return true
      const wanted = { kind: 'resume_payouts', artistId: artist.id, reason } as const
      const { actor } = release
      signoffId = await this.createSignoff.handle(
        { ...wanted, actor, amount: owed, shippingAmount: pence(0) },
        null,
        trx
      )
      return false
    })
    return signoffId
  }

  async #orRequest(wanted: Wanted, act: (assertBelowLimit: AssertBelowLimit) => Promise<unknown>) {
    try {
      await act((trx) => this.#assertBelowLimit(wanted.artistId, trx))
      return null
    } catch (error) {
      if (!(error instanceof AboveLimit)) throw error
      return this.createSignoff.handle({
        ...wanted,
        ...error.amounts,
        reason: wanted.reason ?? null,
      })
    }
  }

  async #assertBelowLimit(artistId: number, trx: TransactionClientContract): Promise<void> {
    const owed = await this.#owed(artistId, trx)
    if (owed > signoffsConfig.payoutAbove)
      throw new AboveLimit({ amount: owed, shippingAmount: pence(0) })
  }

  async #owed(artistId: number, trx: TransactionClientContract): Promise<Pence> {
    const { payable, debt } = await this.balances.ofArtist(artistId, trx)
    return subtract(payable, debt)
  }
}
