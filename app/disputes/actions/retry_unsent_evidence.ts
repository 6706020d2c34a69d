import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { NotifyOfFailedEvidence } from '#disputes/actions/notify_of_failed_evidence'
import { SubmitDisputeEvidence } from '#disputes/actions/submit_dispute_evidence'
import { DisputeEvidenceQuery } from '#disputes/queries/dispute_evidence_query'
import { clock } from '#shared/clock'

/** Bounds a run while Stripe is slow. The next run takes the others. */
const MOST_AT_ONCE = 20

/** After this time the job fails and the sender is mailed; the retries continue. */
const MINUTES_TO_SEND = 15

/** Submits evidence again that Stripe has not answered. Safe to run at any time and twice at once. */
@inject()
export class RetryUnsentEvidence {
  constructor(
    private disputes: DisputeEvidenceQuery,
    private submit: SubmitDisputeEvidence,
    private notify: NotifyOfFailedEvidence
  ) {}

  /** @returns how many Stripe has now, and how many met an error of ours or are on their way for too long */
  async handle(): Promise<{ sent: number; failed: number }> {
    const failed = new Set<number>()
    let sent = 0
    for (const id of await this.disputes.unsent(MOST_AT_ONCE))
      try {
        if (await this.submit.handle(id)) sent++
      } catch (error) {
        logger.error({ err: error, disputeId: id }, 'The evidence of a dispute could not be sent')
        failed.add(id)
      }
    const before = clock.now().minus({ minutes: MINUTES_TO_SEND })
    for (const late of await this.disputes.sendingSince(before)) {
      failed.add(late.dispute_id)
      await db.transaction((trx) => this.notify.handle(late, false, trx))
    }
    return { sent, failed: failed.size }
  }
}
