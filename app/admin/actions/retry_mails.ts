import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { GivenUpMails } from '#core/mail/given_up_mails'

/** An admin has mails sent once more that were given up: one, or all. */
@inject()
export class RetryMails {
  constructor(
    private givenUp: GivenUpMails,
    private record: RecordAuditEntry
  ) {}

  /** How many; 0 where somebody was faster. */
  async handle(id: number | undefined, actor: Actor): Promise<number> {
    return db.transaction(async (trx) => {
      const ids = await this.givenUp.retry(id, trx)
      const entries = ids.map((mailId) => ({
        ...actor,
        action: 'mail.retry',
        subjectType: 'mail',
        subjectId: mailId,
        before: { status: 'given_up' },
        after: { status: 'waiting' },
      }))
      await this.record.handle(entries, trx)
      return ids.length
    })
  }
}
