import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { mailOutbox } from '#core/mail/main'
import { artistAnnouncements } from '#fans/mails/announcement_mail'
import { AnnouncementQueries, pendingAnnouncements } from '#fans/queries/announcement_queries'
import { clock } from '#shared/clock'

const AT_A_TIME = 200

/**
 * Emails fans the announcements that are pending for them: all of a fan's in one mail, at most one mail a day. Day,
 * announcements and mail are written in one transaction, so that two senders at once never send two.
 */
@inject()
export class SendAnnouncements {
  constructor(private announcements: AnnouncementQueries) {}

  /** @returns how many mails are to go out */
  async handle(): Promise<number> {
    const day = clock.today().toISODate()!
    let asked = 0
    for (let last = 0; ;) {
      const fans = await this.announcements.waitingFans({ day, after: last, limit: AT_A_TIME })
      for (const { id } of fans)
        if (await db.transaction((trx) => this.#tell(id, day, trx))) asked++
      if (fans.length < AT_A_TIME) return asked
      last = fans.at(-1)!.id
    }
  }

  async #tell(userId: number, day: string, trx: TransactionClientContract): Promise<boolean> {
    const announcementIds = await this.#take(userId, day, trx)
    if (announcementIds.length === 0) return false
    return mailOutbox.send(
      artistAnnouncements,
      { event: `${userId}/${day}`, data: { userId, announcementIds } },
      trx
    )
  }

  /** Claims the announcements that are pending for a fan; none where another sender has claimed that day. */
  async #take(userId: number, day: string, trx: TransactionClientContract): Promise<number[]> {
    const { rows } = await trx.rawQuery<{ rows: object[] }>(
      'INSERT INTO announcement_mail_days (user_id, day) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING day',
      [userId, day]
    )
    if (rows.length === 0) return []
    const taken: { announcement_id: number }[] = await trx
      .from('announcement_recipients')
      .where('user_id', userId)
      // Checked on the row as well: around midnight two senders may claim different days.
      .whereNull('sent_at')
      .whereIn('announcement_id', (waiting) =>
        pendingAnnouncements(waiting).where('waiting.user_id', userId)
      )
      .update({ sent_at: clock.now().toJSDate() }, ['announcement_id'])
    // Nothing is pending any more: the day is released for a later announcement.
    if (taken.length === 0)
      await trx.from('announcement_mail_days').where({ user_id: userId, day }).delete()
    return taken.map(({ announcement_id: id }) => id).sort((a, b) => a - b)
  }
}
