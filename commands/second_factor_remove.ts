import { BaseCommand, args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DomainError } from '#core/exceptions/errors'
import { RemoveSecondFactorNow } from '#identity/second_factor_removal/remove_second_factor_now'

/** For the last owner among the admins: any other account asks at its login page (docs/rules/accounts-and-roles.md#lost-devices). */
export default class SecondFactorRemove extends BaseCommand {
  static commandName = 'second-factor:remove'
  static description = 'Remove the lost second factor of an account at once'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Email of the account' })
  declare email: string

  async run() {
    const remove = await this.app.container.make(RemoveSecondFactorNow)
    try {
      const wasOn = await remove.handle(this.email)
      this.logger.success(
        wasOn
          ? `Removed. ${this.email} is logged out everywhere. An admin chooses a new password by “Forgotten your password?”, and sets up two-step login again`
          : `${this.email} has no second factor`
      )
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      this.logger.error(`No account with this email can log in: ${error.message}`)
      this.exitCode = 1
    }
  }
}
