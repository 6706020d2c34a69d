import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import CostWarningMail, { type Audience } from '#fulfilment/mails/cost_warning_mail'
import { CostWarningsQuery } from '#fulfilment/queries/cost_warnings_query'
import { MailableAccountsQuery } from '#identity/public'
import { clock } from '#shared/clock'

type Taken = { sync_id: number; user_id: number; audience: Audience }

/**
 * One mail of a run's warnings. It is taken before it is sent, so that a job that runs twice, or whose worker is killed,
 * never makes it two; one that could not be sent is given back and tried again.
 */
@inject()
export class SendCostWarning {
  constructor(
    private warnings: CostWarningsQuery,
    private accounts: MailableAccountsQuery
  ) {}

  /** Whether it went out now. */
  async handle(mailId: number): Promise<boolean> {
    const waiting = db.from('cost_warning_mails').where('id', mailId)
    const [taken]: Taken[] = await waiting
      .clone()
      .whereNull('sent_at')
      .update({ sent_at: clock.now().toJSDate() })
      .returning(['sync_id', 'user_id', 'audience'])
    if (!taken) return false
    try {
      return await this.#send(taken)
    } catch (error) {
      await waiting.clone().update({ sent_at: null })
      throw error
    }
  }

  async #send({ sync_id: syncId, user_id: userId, audience }: Taken): Promise<boolean> {
    const account = await this.accounts.find(userId)
    if (!account) return false
    const found = await this.warnings.ofSync(syncId, audience === 'artist' ? userId : undefined)
    await mail.send(new CostWarningMail(account, audience, found))
    return true
  }
}
