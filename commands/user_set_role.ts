import { BaseCommand, args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ChangeUserType } from '#identity/actions/change_user_type'
import User from '#identity/models/user'
import { isUserType, USER_TYPES } from '#identity/user_type'
import { deprecatedCommands } from '#core/deprecated_names'

export default class UserSetRole extends BaseCommand {
  static commandName = 'user:set-role'
  static aliases = [deprecatedCommands['user:set-role']]
  static description = 'Give an account another role (development only)'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail of the account' })
  declare email: string

  @args.string({ description: 'fan, artist or admin, which is an owner' })
  declare role: string

  async run() {
    if (this.app.inProduction) return this.#fail('user:set-role does not exist in production')
    if (!isUserType(this.role))
      return this.#fail(`The role must be one of ${USER_TYPES.join(', ')}`)
    const user = await User.findByEmail(this.email)
    if (!user) return this.#fail(`There is no account with the email ${this.email}`)
    const changeUserType = await this.app.container.make(ChangeUserType)
    await changeUserType.handle({ userId: user.id, userType: this.role, adminRole: 'owner' })
    this.logger.success(`${user.email} is now ${this.role}`)
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}
