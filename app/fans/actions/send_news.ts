import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import NewsMail from '#fans/mails/news_mail'
import { NewsQueries, toBeTold, type WaitingFan } from '#fans/queries/news_queries'
import { clock } from '#shared/clock'

const AT_A_TIME = 200

/**
 * Mails what artists have announced to the fans who allowed it: all that waits for somebody in one mail, one mail a day
 * at most. The day is taken before the mail is sent, so that two senders at once, or one that is killed, never make it
 * two; what could not be sent waits for the next day.
 */
@inject()
export class SendNews {
  constructor(private news: NewsQueries) {}

  /** How many mails were sent. */
  async handle(): Promise<number> {
    const day = clock.today().toISODate()!
    let sent = 0
    for (let last = 0; ;) {
      const fans = await this.news.waitingFans({ day, after: last, limit: AT_A_TIME })
      for (const fan of fans) if (await this.#tell(fan, day)) sent++
      if (fans.length < AT_A_TIME) return sent
      last = fans.at(-1)!.id
    }
  }

  async #tell(fan: WaitingFan, day: string): Promise<boolean> {
    const ids = await this.#take(fan.id, day)
    if (ids.length === 0) return false
    try {
      await mail.send(new NewsMail(fan, await this.news.ofIds(ids)))
      return true
    } catch (error) {
      logger.error({ err: error, userId: fan.id }, 'news could not be mailed')
      await db
        .from('announcement_recipients')
        .where('user_id', fan.id)
        .whereIn('announcement_id', ids)
        .update({ sent_at: null })
      return false
    }
  }

  /** The announcements that are this sender's to tell; none where another one has the day. */
  async #take(userId: number, day: string): Promise<number[]> {
    return db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery<{ rows: object[] }>(
        'INSERT INTO news_days (user_id, day) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING day',
        [userId, day]
      )
      if (rows.length === 0) return []
      const taken: { announcement_id: number }[] = await trx
        .from('announcement_recipients')
        .where('user_id', userId)
        // Asked of the row itself as well: two senders may meet at midnight, each with a day of its own.
        .whereNull('sent_at')
        .whereIn('announcement_id', (waiting) => toBeTold(waiting).where('waiting.user_id', userId))
        .update({ sent_at: clock.now().toJSDate() }, ['announcement_id'])
      // Whatever was to be told is no longer: the day is left to what comes.
      if (taken.length === 0) await trx.from('news_days').where({ user_id: userId, day }).delete()
      return taken.map(({ announcement_id: id }) => id).sort((a, b) => a - b)
    })
  }
}
