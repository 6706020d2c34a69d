import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { mailOutbox } from '#core/mail/main'
import { disputeDeadline } from '#disputes/mails/dispute_deadline_mail'
import { MailableAccountsQuery } from '#identity/public'
import { clock } from '#shared/clock'
import { IS_UNDECIDED_DISPUTE } from '#shared/dispute'

/** So many days before its deadline a dispute is mailed, once each for each deadline; the first one at once where less is left. */
const DAYS_BEFORE = [1, 3, 7]

type Waiting = { id: number; answer_by: Date }

/** Mails the admins who may answer that the deadline of a dispute comes near (EVID-4). Safe to run at any time. */
@inject()
export class RemindOfDeadlines {
  constructor(private accounts: MailableAccountsQuery) {}

  /** @returns how many mails were queued */
  async handle(): Promise<number> {
    const now = clock.now()
    const { rows } = await db.rawQuery<{ rows: Waiting[] }>(WAITING, {
      now: now.toJSDate(),
      soon: now.plus({ days: Math.max(...DAYS_BEFORE) }).toJSDate(),
    } as never)
    const readers = await this.accounts.adminIdsFor('disputes')
    let queued = 0
    for (const { id: disputeId, answer_by: answerBy } of rows) {
      const days = DAYS_BEFORE.find((each) => answerBy <= now.plus({ days: each }).toJSDate())!
      for (const userId of readers)
        await db.transaction(async (trx) => {
          // A chargeback that was an inquiry has a deadline of its own.
          const event = `${disputeId}/${answerBy.toISOString()}/${days}/${userId}`
          const mail = { event, data: { disputeId, userId } }
          if (await mailOutbox.send(disputeDeadline, mail, trx)) queued++
        })
    }
    return queued
  }
}

const WAITING = `
  SELECT id, answer_by FROM disputes
   WHERE ${IS_UNDECIDED_DISPUTE} AND NOT is_answered AND answer_by > :now AND answer_by <= :soon
     AND NOT EXISTS (SELECT FROM dispute_evidence AS evidence
                      WHERE evidence.dispute_id = disputes.id AND evidence.status = 'sent')
   ORDER BY answer_by, id`
