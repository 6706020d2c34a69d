import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ReencryptAuthenticators } from '#identity/actions/reencrypt_authenticators'
import { MailsOfEarlierKeys } from '#core/mail/mails_of_earlier_keys'
import { ReencryptTokens } from '#fulfilment/printful/reencrypt_tokens'

/** Run after APP_KEY was replaced; `docs/operations/keys.md` has the whole procedure. */
export default class KeysRotate extends BaseCommand {
  static commandName = 'keys:rotate'
  static description = 'Encrypt stored tokens with the present APP_KEY, after it was replaced'
  static options: CommandOptions = { startApp: true }

  async run() {
    const tokens = await (await this.app.container.make(ReencryptTokens)).handle()
    const apps = await (await this.app.container.make(ReencryptAuthenticators)).handle()
    const waitingMails = await (await this.app.container.make(MailsOfEarlierKeys)).count()
    this.result = { ...tokens, apps, waitingMails }
    for (const provider of tokens.unreadable)
      this.logger.error(
        `The tokens of ${provider} cannot be read: add the key that wrote them to APP_PREVIOUS_KEYS, or authorize again`
      )
    if (apps.unreadable.length > 0)
      this.logger.error(
        `The authenticator apps of ${apps.unreadable.length} accounts cannot be read: add the key that wrote them to APP_PREVIOUS_KEYS. Until then these accounts log in by a recovery code`
      )
    if (waitingMails > 0)
      this.logger.warning(
        `${waitingMails} mails with a link of an earlier key are not sent yet: keep that key until they are`
      )
    if (tokens.unreadable.length + apps.unreadable.length > 0) {
      this.exitCode = 1
      return
    }
    this.logger.success(`${tokens.reencrypted} connections encrypted with the present key`)
    this.logger.success(`${apps.reencrypted} authenticator apps encrypted with the present key`)
  }
}
