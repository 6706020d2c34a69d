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
import { pence, subtract } from '#shared/money'
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
   * a second admin is asked to resume them.
   *
   * @returns the id of the request; null if none is needed. Throws what DecideFraudCheck throws, and SignoffWaiting.
   */
  async releaseCheck(
    { checkId, reason }: { checkId: number; reason: string },
    actor: Actor
  ): Promise<number | null> {
    const { artist } = await this.checks.findOrFail(checkId)
    const wanted: Wanted = { kind: 'resume_payouts', artistId: artist.id, actor }
    const release = { checkId, reason, actor }
    return this.#orRequest(
      wanted,
      (assertBelowLimit) =>
        this.decideCheck.release(release, (trx, before) => {
          wanted.reason = before
          return assertBelowLimit(trx)
        }),
      () => this.decideCheck.release({ ...release, keepHold: true })
    )
  }

  /** @param beforeRequest what is done in place of the act where it needs a second admin */
  async #orRequest(
    wanted: Wanted,
    act: (assertBelowLimit: AssertBelowLimit) => Promise<unknown>,
    beforeRequest?: () => Promise<unknown>
  ) {
    try {
      await act((trx) => this.#assertBelowLimit(wanted.artistId, trx))
      return null
    } catch (error) {
      if (!(error instanceof AboveLimit)) throw error
      await beforeRequest?.()
      return this.createSignoff.handle({
        ...wanted,
        ...error.amounts,
        reason: wanted.reason ?? null,
      })
    }
  }

  async #assertBelowLimit(artistId: number, trx: TransactionClientContract): Promise<void> {
    const { payable, debt } = await this.balances.ofArtist(artistId, trx)
    const owed = subtract(payable, debt)
    if (owed > signoffsConfig.payoutAbove)
      throw new AboveLimit({ amount: owed, shippingAmount: pence(0) })
  }
}
