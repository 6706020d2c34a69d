import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ExpireOverdueCheckouts } from '#commerce/checkout/actions/expire_overdue_checkouts'
import { ProviderCommand } from '#core/terminal/provider_command'

/** What a timer does every few minutes: ends what the provider's own messages did not. */
export default class CheckoutExpire extends ProviderCommand {
  static commandName = 'checkout:expire'
  static description = 'End the checkouts that were not paid in time, by the word of the provider'
  static options: CommandOptions = { startApp: true }

  protected async perform() {
    const expire = await this.app.container.make(ExpireOverdueCheckouts)
    const { cancelled, completed, pending, failed } = await expire.handle()
    this.result = { cancelled, completed, pending, failed }
    const summary = `${cancelled} cancelled, ${completed} paid after all, ${pending} pending, ${failed} failed`
    if (failed === 0) return this.logger.success(summary)
    this.fail(summary)
  }
}
