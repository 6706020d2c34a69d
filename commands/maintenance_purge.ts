import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { purgeExpired } from '#start/upkeep'
import { deprecatedCommands } from '#core/deprecated_names'

const NAMES = {
  sessions: 'sessions',
  passwordLinks: 'password links',
  accountLinks: 'account links',
  logInEvents: 'log-ins',
  idempotencyKeys: 'idempotency keys',
  visitorHashSalts: 'salts',
  shippingQuotes: 'shipping quotes',
  givenUpMails: 'mails given up',
  webhookEvents: 'events of providers',
  sentMails: 'sent mails',
  contacts: 'contacts of deleted accounts',
  invitations: 'invitations to bands',
}

/** Deletes expired rows; a job does so hourly. */
export default class MaintenancePurge extends BaseCommand {
  static commandName = 'maintenance:purge'
  static aliases = [deprecatedCommands['maintenance:purge']]
  static description =
    'Delete sessions, mailed links, old log-ins, idempotency keys, salts, shipping quotes, given up mails, old records of webhooks and mails, contacts of deleted accounts and invitations to bands past their time'
  static options: CommandOptions = { startApp: true }

  async run() {
    const purged = await purgeExpired()
    this.result = purged
    const names = Object.entries(NAMES) as [keyof typeof purged, string][]
    this.logger.success(names.map(([what, name]) => `${purged[what]} ${name}`).join(', '))
  }
}
