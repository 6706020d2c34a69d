import type { CommandOptions } from '@adonisjs/core/types/ace'
import { backfillFromProviders } from '#start/upkeep'
import { deprecatedCommands } from '#core/deprecated_names'
import { ProviderCommand } from '#core/terminal/provider_command'

/** What a timer does hourly: nothing that happened at a provider stays unknown here. */
export default class ProvidersBackfill extends ProviderCommand {
  static commandName = 'providers:backfill'
  static aliases = [deprecatedCommands['providers:backfill']]
  static description = 'Apply what happened at Stripe and Printful and never reached us'
  static options: CommandOptions = { startApp: true }

  protected async perform() {
    const backfilled = await backfillFromProviders()
    this.result = backfilled
    const { recovered, failed, submitted, reread } = backfilled
    const summary = `${recovered} events recovered, ${submitted} checkouts submitted, ${reread} orders read again, ${failed} failed`
    if (failed === 0) return this.logger.success(summary)
    this.fail(summary)
  }
}
