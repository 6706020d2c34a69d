import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DomainError } from '#core/exceptions/errors'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'

/** Once after a deployment, and whenever APP_URL or the secret has changed. An authorization by an admin does the same. */
export default class PrintfulWebhook extends BaseCommand {
  static commandName = 'printful:webhook'
  static description = 'Tell Printful where to report shipments and changes to'
  static options: CommandOptions = { startApp: true }

  async run() {
    const register = await this.app.container.make(RegisterWebhook)
    try {
      await register.handle()
      this.logger.info('Printful reports to this shop now, and to no other address')
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      this.logger.error(`${error.message} (${error.code})`)
      this.exitCode = 1
    }
  }
}
