import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/**
 * Makes evidence that answered an inquiry a draft again once the inquiry has become a chargeback, which the bank decides
 * by evidence of its own. The note stays; what is sent next has new keys (EVID-5). Safe to run at any time.
 */
export class ReopenEvidence {
  /** @returns how many became drafts */
  async handle(): Promise<number> {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(REOPEN, {
      now: clock.now().toJSDate(),
    } as never)
    return rowCount
  }
}

const REOPEN = `
  UPDATE dispute_evidence AS evidence
     SET status = 'draft', answers_inquiry = false, evidence_key = NULL, sent_fields = NULL, sent_by_user_id = NULL,
         sending_at = NULL, sent_at = NULL, updated_at = :now
    FROM disputes
   WHERE disputes.id = evidence.dispute_id AND disputes.status = 'open' AND NOT disputes.is_answered
     AND evidence.status = 'sent' AND evidence.answers_inquiry`
