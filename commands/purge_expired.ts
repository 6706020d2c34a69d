import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { purgeExpired } from '#start/upkeep'

/** What a timer does hourly: rows that only their time has ended. */
export default class PurgeExpired extends BaseCommand {
  static commandName = 'purge:expired'
  static description =
    'Delete sessions, mailed links, idempotency keys, salts and shipping quotes past their time'
  static options: CommandOptions = { startApp: true }

  async run() {
    const purged = await purgeExpired()
    this.result = purged
    const { sessions, passwordLinks, accountLinks, idempotencyKeys, visitorSalts, shippingQuotes } =
      purged
    this.logger.success(
      `${sessions} sessions, ${passwordLinks} password links, ${accountLinks} account links, ${idempotencyKeys} idempotency keys, ${visitorSalts} salts, ${shippingQuotes} shipping quotes`
    )
  }
}
