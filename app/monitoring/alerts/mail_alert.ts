import { inject } from '@adonisjs/core'
import mail from '@adonisjs/mail/services/main'
import type { OpenAlert } from '#core/alerts/open_alerts'
import { appUrl } from '#config/app'
import { MailableAccountsQuery } from '#identity/public'

/** Mails alerts to every admin, by the mail server itself: the queue of mails may be what has stopped. */
@inject()
export class MailAlert {
  constructor(private accounts: MailableAccountsQuery) {}

  begun({ name, text, since }: OpenAlert): Promise<void> {
    return this.#send(`Alert: ${name}`, [
      text,
      `Since ${since.toISOString()}. What to do: docs/operations/alerts.md#${name.toLowerCase()}`,
      `You get one more mail when it is over. ${appUrl}/admin`,
    ])
  }

  ended({ name, text, since }: OpenAlert): Promise<void> {
    return this.#send(`Over: ${name}`, [
      `This is over: ${text}`,
      `It began at ${since.toISOString()}.`,
    ])
  }

  async #send(subject: string, paragraphs: string[]) {
    for (const id of await this.accounts.adminIds()) {
      const account = await this.accounts.find(id)
      if (!account) continue
      await mail.send((message) => {
        message.to(account.email).subject(`Gigstall ${subject}`).text(paragraphs.join('\n\n'))
      })
    }
  }
}
