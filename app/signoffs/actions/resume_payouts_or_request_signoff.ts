import { inject } from '@adonisjs/core'
import type { Actor } from '#audit/public'
import { ResumePayouts } from '#payouts/public'
import { PayoutLimit } from '#signoffs/payout_limit'

/** Resumes an artist's payouts on behalf of an admin, or requests the approval of a second one. */
@inject()
export class ResumePayoutsOrRequestSignoff {
  constructor(
    private limit: PayoutLimit,
    private resumePayouts: ResumePayouts
  ) {}

  /**
   * @param seenReason why they are paused, as the admin saw it; the second admin approves the end of that pause alone
   * @returns the id of the request; null if nothing keeps the payouts any more. Throws what ResumePayouts throws, and
   * SignoffWaiting.
   */
  async handle(
    { artistId, seenReason }: { artistId: number; seenReason: string },
    actor: Actor
  ): Promise<number | null> {
    return this.limit.orRequest({ kind: 'resume_payouts', artistId, actor }, (assertBelowLimit) =>
      this.resumePayouts.handle({ ...actor, artistId, seenReason }, undefined, assertBelowLimit)
    )
  }
}
