import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ProviderCommand } from '#core/terminal/provider_command'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'

/** Once after a deployment, and whenever APP_URL or the secret has changed. An authorization by an admin does the same. */
export default class PrintfulWebhook extends ProviderCommand {
  static commandName = 'printful:webhook'
  static description = 'Tell Printful where to report shipments and changes to'
  static options: CommandOptions = { startApp: true }

  protected async perform() {
    await (await this.app.container.make(RegisterWebhook)).handle()
    this.logger.info('Printful reports to this shop now, and to no other address')
  }
}
