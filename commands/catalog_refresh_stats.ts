import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { refreshCatalog } from '#start/upkeep'
import { deprecatedCommands } from '#core/deprecated_names'

/** Lets sales older than 30 days fall out of the ranking and words out of the vocabulary; a timer does so daily. */
export default class CatalogRefreshStats extends BaseCommand {
  static commandName = 'catalog:refresh-stats'
  static aliases = [deprecatedCommands['catalog:refresh-stats']]
  static description = 'Count the units of the last 30 days again: popular and featured go by them'
  static options: CommandOptions = { startApp: true }

  async run() {
    const changed = await refreshCatalog()
    this.logger.success(`${changed} products ranked anew`)
  }
}
