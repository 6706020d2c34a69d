import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { CountShelves, RecountPopularity } from '#catalog/public'
import { SalesFiguresQuery } from '#orders/public'
import { CountSearchWords } from '#search/public'

/** Lets sales older than 30 days fall out of the ranking and words out of the vocabulary; to be run daily. */
export default class CatalogRecount extends BaseCommand {
  static commandName = 'catalog:recount'
  static description = 'Count the units of the last 30 days again: popular and featured go by them'
  static options: CommandOptions = { startApp: true }

  async run() {
    const recount = await this.app.container.make(RecountPopularity)
    const sales = await this.app.container.make(SalesFiguresQuery)
    const changed = await recount.handle(await sales.recentUnits())
    await (await this.app.container.make(CountShelves)).handle()
    await (await this.app.container.make(CountSearchWords)).handle()
    this.logger.success(`${changed} products ranked anew`)
  }
}
