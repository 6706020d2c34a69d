import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { PurgeExpiredKeys } from '#checkout/public'
import { PurgeExpiredAccess } from '#identity/public'

/** For a timer, daily: rows that only their time has ended. */
export default class PurgeExpired extends BaseCommand {
  static commandName = 'purge:expired'
  static description = 'Delete sessions, mailed links and idempotency keys past their time'
  static options: CommandOptions = { startApp: true }

  async run() {
    const access = await this.app.container.make(PurgeExpiredAccess)
    const keys = await this.app.container.make(PurgeExpiredKeys)
    const { sessions, passwordLinks, accountLinks } = await access.handle()
    const idempotencyKeys = await keys.handle()
    this.result = { sessions, passwordLinks, accountLinks, idempotencyKeys }
    this.logger.success(
      `${sessions} sessions, ${passwordLinks} password links, ${accountLinks} account links, ${idempotencyKeys} idempotency keys`
    )
  }
}
