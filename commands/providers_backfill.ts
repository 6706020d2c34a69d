import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { backfillFromProviders } from '#start/upkeep'
import { deprecatedCommands } from '#core/deprecated_names'

/** What a timer does hourly: nothing that happened at a provider stays unknown here. */
export default class ProvidersBackfill extends BaseCommand {
  static commandName = 'providers:backfill'
  static aliases = [deprecatedCommands['providers:backfill']]
  static description = 'Apply what happened at Stripe and Printful and never reached us'
  static options: CommandOptions = { startApp: true }

  async run() {
    const backfilled = await backfillFromProviders()
    this.result = backfilled
    const { recovered, failed, submitted, reread } = backfilled
    const summary = `${recovered} events recovered, ${submitted} checkouts submitted, ${reread} orders read again, ${failed} failed`
    if (failed === 0) return this.logger.success(summary)
    this.logger.error(summary)
    this.exitCode = 1
  }
}
