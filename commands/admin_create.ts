import { text } from 'node:stream/consumers'
import { BaseCommand, args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { errors } from '@vinejs/vine'
import { CreateAdmin } from '#identity/actions/create_admin'
import { DomainError } from '#core/exceptions/errors'
import { ADMIN_ROLES } from '#shared/admin_role'

/** The password comes from a prompt, or from standard input where that is no terminal: never from an argument, which others see. */
export default class AdminCreate extends BaseCommand {
  static commandName = 'admin:create'
  static description = 'Create an admin; one that exists is left as is'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Email of the admin' })
  declare email: string

  @flags.string({
    description: `What the admin may do: ${ADMIN_ROLES.join(', ')}`,
    default: 'owner',
  })
  declare role: string

  async run() {
    const adminRole = ADMIN_ROLES.find((role) => role === this.role)
    if (!adminRole) {
      this.logger.error(`The role is one of ${ADMIN_ROLES.join(', ')}`)
      this.exitCode = 1
      return
    }
    const createAdmin = await this.app.container.make(CreateAdmin)
    try {
      const isNew = await createAdmin.handle({
        email: this.email,
        password: await this.#password(),
        adminRole,
      })
      this.logger.success(
        isNew ? `${this.email} is an admin now` : `${this.email} is an admin already`
      )
    } catch (error) {
      this.logger.error(sentenceOf(error))
      this.exitCode = 1
    }
  }

  async #password(): Promise<string> {
    if (process.stdin.isTTY) return this.prompt.secure('Password of the new admin')
    return (await text(process.stdin)).replace(/\r?\n$/, '')
  }
}

/** What is wrong with email or password, or with the account; any other error is thrown on. */
function sentenceOf(error: unknown): string {
  if (error instanceof errors.E_VALIDATION_ERROR)
    return (error.messages as { message: string }[]).map(({ message }) => message).join('. ')
  if (error instanceof DomainError) return error.message
  throw error
}
