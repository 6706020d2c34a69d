import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { CheckBooks, type Difference } from '#admin/public'
import { format, pence } from '#shared/money'

/** Ends with 1 where anything differs, so that a timer of the installation can watch over it. */
export default class LedgerCheck extends BaseCommand {
  static commandName = 'ledger:check'
  static description =
    'Compute rows, refunds and figures from the ledger, and say where they differ'
  static options: CommandOptions = { startApp: true }

  async run() {
    const check = await this.app.container.make(CheckBooks)
    const checked = await check.handle((difference) => this.logger.error(lineOf(difference)))
    this.result = checked
    const { comparisons, differences } = checked
    if (differences === 0)
      return this.logger.success(`The books agree with everything, in ${comparisons} comparisons`)
    this.logger.error(`${differences} differences, in ${comparisons} comparisons`)
    this.exitCode = 1
  }
}

/** "order rows: order 12, artist_payable: the row £7.49, the books £7.48" */
function lineOf({ name, subject, between: [one, other], isMoney, ...found }: Difference): string {
  const shown = (amount: number) => (isMoney ? format(pence(amount)) : String(amount))
  return `${name}: ${subject}: ${one} ${shown(found.one)}, ${other} ${shown(found.other)}`
}
