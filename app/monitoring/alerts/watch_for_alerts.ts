import { inject } from '@adonisjs/core'
import { withAdvisoryLock } from '#core/database/advisory_lock'
import { OpenAlerts, type OpenAlert } from '#core/alerts/open_alerts'
import { ALERT_RULES, type Watched } from '#monitoring/alerts/alert_rules'
import { MailAlert } from '#monitoring/alerts/mail_alert'
import { certificateEnd } from '#monitoring/certificate'
import { ShopReadingsQuery } from '#monitoring/queries/shop_readings_query'
import { clock } from '#shared/clock'

/**
 * Looks for alerts and mails each to the admins once when it begins and once when it is over. Every process does so, one
 * at a time under a lock: web servers notice that no worker is left, and workers that no web server is.
 */
@inject()
export class WatchForAlerts {
  constructor(
    private alerts: OpenAlerts,
    private readings: ShopReadingsQuery,
    private mail: MailAlert
  ) {}

  /**
   * Looks for alerts and mails them. If a mail cannot be sent, it is tried again the next time.
   *
   * @returns false if another process is looking at the moment
   */
  async handle(): Promise<boolean> {
    return (await withAdvisoryLock('alerts', async () => this.#judge(await this.#read()))) !== null
  }

  /** Read now: with a reading of a moment ago, two processes would open and close an alert in turns. */
  async #read(): Promise<Watched> {
    return {
      ...(await this.readings.handle()),
      now: clock.now().toJSDate(),
      certificateEnd: await certificateEnd(),
    }
  }

  async #judge(watched: Watched) {
    const texts = new Map(ALERT_RULES.map(({ name, check }) => [name, check(watched)]))
    const known = new Map((await this.alerts.all()).map((alert) => [alert.name, alert]))
    for (const [name, text] of texts) {
      if (text && !known.has(name)) await this.alerts.open(name, text)
    }
    for (const alert of await this.alerts.all()) {
      if (!texts.get(alert.name)) await this.#end(alert)
      else if (!alert.isMailed) await this.#begin(alert)
    }
  }

  async #begin(alert: OpenAlert) {
    await this.mail.begun(alert)
    await this.alerts.markMailed(alert.name)
  }

  /** One that nobody was told of ends without a word. */
  async #end(alert: OpenAlert) {
    if (alert.isMailed) await this.mail.ended(alert)
    await this.alerts.close(alert.name)
  }
}
