import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { mailOutbox } from '#core/mail/main'
import { DueGigsQuery, type DueGig } from '#insights/morning_after/due_gigs_query'
import { morningAfter } from '#insights/morning_after/morning_after_mail'
import { ClaimGigNotice } from '#notices/public'

/**
 * Mails artists what their gigs sold, at nine on the morning after: once a gig and night, however often and at once it
 * runs. A gig that has sold nothing by then has no mail, and none later (NOTICE-3).
 */
@inject()
export class SendMorningAfter {
  constructor(
    private dueGigs: DueGigsQuery,
    private claim: ClaimGigNotice
  ) {}

  /** @returns how many mails were asked for */
  async handle(): Promise<number> {
    let asked = 0
    for (const due of await this.dueGigs.handle()) if (await this.#ask(due)) asked++
    return asked
  }

  /** What the mail says, and whether anything was sold, is read when it is written. */
  async #ask({ gigId, night }: DueGig): Promise<boolean> {
    return db.transaction(async (trx) => {
      if (!(await this.claim.handle({ gigId, notice: 'morning-after', night }, trx))) return false
      const data = { gigId, night }
      return mailOutbox.send(morningAfter, { event: `${gigId}/${night}`, data }, trx)
    })
  }
}
