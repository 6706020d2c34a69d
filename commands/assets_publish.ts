import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { publishAssets } from '#core/assets/published_assets'

/** Before the first node of a new release starts, so that nodes of the one before can send its files as well. */
export default class AssetsPublish extends BaseCommand {
  static commandName = 'assets:publish'
  static description = 'Put the built files of this release into the storage that all nodes share'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { added, deleted } = await publishAssets(this.app.publicPath('assets'))
    this.logger.success(`${added} files added, ${deleted} of old releases deleted`)
  }
}
