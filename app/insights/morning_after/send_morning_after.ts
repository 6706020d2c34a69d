import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { mailOutbox } from '#core/mail/main'
import { DueGigsQuery, type DueGig } from '#insights/morning_after/due_gigs_query'
import { morningAfter } from '#insights/morning_after/morning_after_mail'
import { ClaimGigNotice } from '#notices/public'

/**
 * Mails artists what their gigs sold, at nine on the morning after: once for each gig and night, however often it runs or
 * at once. A gig that has sold nothing by then gets no mail, then or later (NOTICE-3).
 */
@inject()
export class SendMorningAfter {
  constructor(
    private dueGigs: DueGigsQuery,
    private claim: ClaimGigNotice
  ) {}

  /** @returns how many mails were requested */
  async handle(): Promise<number> {
    let asked = 0
    for (const due of await this.dueGigs.handle()) if (await this.#ask(due)) asked++
    return asked
  }

  /** Requests one mail. Its writer reads whether anything was sold. */
  async #ask({ gigId, night }: DueGig): Promise<boolean> {
    return db.transaction(async (trx) => {
      if (!(await this.claim.handle({ gigId, notice: 'morning-after', night }, trx))) return false
      const data = { gigId, night }
      return mailOutbox.send(morningAfter, { event: `${gigId}/${night}`, data }, trx)
    })
  }
}
