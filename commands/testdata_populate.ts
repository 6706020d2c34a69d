import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { populate } from '#database/demo/population'
import { connectDemoProvider } from '#database/demo/provider'
import { ProgressLine } from '#core/terminal/progress_line'

/**
 * A believable shop from a fixed seed (docs/rules/accounts-and-roles.md#demo-data). The counts are totals: only what is
 * missing is added.
 */
export default class TestdataPopulate extends BaseCommand {
  static commandName = 'testdata:populate'
  static description = 'Build a believable shop from a fixed seed; a second run adds nothing'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Leave a database that has artists alone' })
  declare ifEmpty?: boolean

  @flags.number({ description: 'Artists in all' })
  declare artists?: number

  @flags.number({ description: 'Products in all; more artists are made for them' })
  declare products?: number

  @flags.number({ description: 'Order rows in all' })
  declare orders?: number

  @flags.number({ description: 'Scans in all' })
  declare scans?: number

  @flags.boolean({ description: 'In production: do it all the same, without demo accounts' })
  declare force?: boolean

  @flags.boolean({ description: 'Print nothing' })
  declare quiet?: boolean

  async run() {
    if (this.app.inProduction && !this.force)
      return this.#fail('Demo data does not belong in production: use --force if you mean it')
    const { artists, products, orders, scans } = this
    const unfit = Object.entries({ artists, products, orders, scans }).find(
      ([, count]) => count !== undefined && !(Number.isSafeInteger(count) && count >= 0)
    )
    if (unfit) return this.#fail(`--${unfit[0]} must be a whole number`)

    const line = new ProgressLine(process.stdout)
    const { added, total } = await populate({
      wanted: { artists, products, orders, scans },
      ifEmpty: this.ifEmpty,
      report: this.quiet ? undefined : (...progress) => line.show(...progress),
    })
    if (!this.app.inProduction) await connectDemoProvider()
    this.result = added
    if (this.quiet) return
    line.end()
    for (const name of ['artists', 'products', 'orders', 'scans'] as const)
      this.logger.info(`${name}: ${added[name]} added, ${total[name]} in all`)
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
