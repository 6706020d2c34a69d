import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import ApprovalRequestMail from '#approvals/mails/approval_request_mail'
import { OpenRequestQuery } from '#approvals/queries/open_request_query'
import { clock } from '#shared/clock'

/**
 * Mails the artist that a product waits for them. The move is taken before the mail is sent, so that a job that runs
 * again, or twice at once, never makes it two mails; one that could not be sent is given back.
 */
@inject()
export class MailApprovalRequest {
  constructor(private requests: OpenRequestQuery) {}

  /** Whether a mail was sent. Throws what the sending throws, for the queue to try again. */
  async handle(moveId: number): Promise<boolean> {
    const request = await this.requests.handle(moveId)
    if (!request || !(await this.#take(moveId))) return false
    try {
      await mail.send(new ApprovalRequestMail(request))
      return true
    } catch (error) {
      await db.from('approval_requests').where('move_id', moveId).delete()
      throw error
    }
  }

  async #take(moveId: number): Promise<boolean> {
    const { rows } = await db.rawQuery<{ rows: object[] }>(
      `INSERT INTO approval_requests (move_id, told_at) VALUES (?, ?)
       ON CONFLICT DO NOTHING RETURNING move_id`,
      [moveId, clock.now().toJSDate()]
    )
    return rows.length > 0
  }
}
