import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { CheckProviders } from '#admin/public'
import { DomainError } from '#core/exceptions/errors'
import { ProviderCommand } from '#core/terminal/provider_command'
import { CheckLedger, formatDifference, type Checked, type Difference } from '#ledger/public'
import { format } from '#shared/money'

/** Ends with 1 where anything differs or could not be read, so that a timer of the installation can watch over it. */
export default class LedgerCheck extends ProviderCommand {
  static commandName = 'ledger:check'
  static description =
    'Compute rows, refunds and figures from the ledger, and say where they differ'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({
    description: 'Hold the ledger against the records of Stripe and Printful as well',
  })
  declare provider: boolean

  protected get callsProviders() {
    return this.provider
  }

  protected async perform() {
    const ledger = await (await this.app.container.make(CheckLedger)).handle(this.#report)
    const providers = this.provider ? await this.#checkProviders() : NOTHING
    if (!providers) return this.fail('The providers could not be asked')
    this.result = {
      comparisons: ledger.comparisons + providers.comparisons,
      differences: ledger.differences + providers.differences,
    }
    const { comparisons, differences } = this.result
    if (differences === 0)
      return this.logger.success(`The ledger agrees with everything, in ${comparisons} comparisons`)
    this.fail(`${differences} differences, in ${comparisons} comparisons`)
  }

  async #checkProviders(): Promise<Checked | null> {
    const check = await this.app.container.make(CheckProviders)
    try {
      const { besides, balance, unread, ...checked } = await check.handle(this.#report)
      for (const { type, amount } of besides)
        this.logger.info(`Not in the ledger, for it is of no sale: ${type} ${format(amount)}`)
      if (balance === null)
        this.logger.warning('The balance at Stripe changed while it was read, and is not compared')
      for (const { id, reason } of unread)
        this.logger.warning(
          `Not compared: Printful order ${id ?? ''} could not be read (${reason})`
        )
      return checked
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      this.logger.error(error.message)
      return null
    }
  }

  #report = (difference: Difference) => this.logger.error(formatDifference(difference))
}

const NOTHING: Checked = { comparisons: 0, differences: 0 }
