import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ProgressLine } from '#core/terminal/progress_line'
import { ProviderCommand } from '#core/terminal/provider_command'
import { SyncStore } from '#fulfilment/sync/sync_store'
import type { SyncPhase, SyncRun } from '#fulfilment/sync/sync_run'

const STEPS: Record<SyncPhase, string> = {
  list: 'Listing the store',
  products: 'Reading products',
  variants: 'Finding blanks',
  blanks: 'Reading costs and stock',
  shop: 'Taking it into the shop',
  done: 'Done',
}

/** Runs the sync, as a timer does hourly, and nightly in full. After an interruption the next run continues there. */
export default class PrintfulSync extends ProviderCommand {
  static commandName = 'printful:sync'
  static description = 'Read products, variants, prices and stock of the store at Printful'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Read every product, also those that look unchanged' })
  declare full?: boolean

  @flags.boolean({ description: 'Show no progress' })
  declare quiet?: boolean

  protected async perform() {
    const sync = await this.app.container.make(SyncStore)
    const line = new ProgressLine(process.stdout)
    const onStep = ({ phase, phase_done: done, phase_total: total }: SyncRun) =>
      this.quiet || phase === 'done' || line.show(STEPS[phase], done, total)
    const run = await sync
      .handle({ kind: this.full ? 'full' : 'incremental', onStep })
      .finally(() => line.end())
    this.#summarise(run)
  }

  #summarise(run: SyncRun) {
    this.result = run
    const row = (name: string, ...counts: number[]) => [name, ...counts.map(String)]
    this.ui
      .table()
      .head(['', 'Added', 'Changed', 'Gone', 'Back again'])
      .row(
        row(
          'Products',
          run.products_added,
          run.products_changed,
          run.products_gone,
          run.products_returned
        )
      )
      .row(
        row(
          'Variants',
          run.variants_added,
          run.variants_changed,
          run.variants_gone,
          run.variants_returned
        )
      )
      .render()
    this.logger.info(
      `In the shop: ${run.stock_changed} variants sold out, withdrawn or back, ${run.costs_changed} costs changed, ${run.flagged} prices now below their minimum`
    )
    if (run.unread === 0) return
    this.fail(`${run.unread} answers could not be understood: they are asked for again`)
  }
}
