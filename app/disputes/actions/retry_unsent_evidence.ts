import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { SubmitDisputeEvidence } from '#disputes/actions/submit_dispute_evidence'
import { DisputeEvidenceQuery } from '#disputes/queries/dispute_evidence_query'

/** Bounds a run while Stripe is slow. The next run takes the others. */
const MOST_AT_ONCE = 20

/** Submits evidence again that Stripe has not answered. Safe to run at any time and twice at once. */
@inject()
export class RetryUnsentEvidence {
  constructor(
    private disputes: DisputeEvidenceQuery,
    private submit: SubmitDisputeEvidence
  ) {}

  /** @returns how many Stripe has now, and how many met an error of ours */
  async handle(): Promise<{ sent: number; failed: number }> {
    const done = { sent: 0, failed: 0 }
    for (const id of await this.disputes.unsent(MOST_AT_ONCE))
      try {
        if (await this.submit.handle(id)) done.sent++
      } catch (error) {
        logger.error({ err: error, disputeId: id }, 'The evidence of a dispute could not be sent')
        done.failed++
      }
    return done
  }
}
