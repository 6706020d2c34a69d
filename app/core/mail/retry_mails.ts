import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { auditPort, type Actor } from '#core/audit_port'
import { GivenUpMails } from '#core/mail/given_up_mails'

/** Sends given-up mails again for an admin, one or all, with an audit entry for each. */
@inject()
export class RetryMails {
  constructor(private givenUp: GivenUpMails) {}

  /** How many; 0 where another admin was faster. */
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
      await auditPort.current().record(entries, trx)
      return ids.length
    })
  }
}
