import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { sendAnnouncements } from '#fans/jobs'
import { deprecatedCommands } from '#core/deprecated_names'

/** What a timer does every other minute: what artists have announced goes out. */
export default class AnnouncementsSend extends BaseCommand {
  static commandName = 'announcements:send'
  static aliases = [deprecatedCommands['announcements:send']]
  static description = 'Mail announcements to the fans who allowed it'
  static options: CommandOptions = { startApp: true }

  async run() {
    this.result = await sendAnnouncements()
    this.logger.success(`${this.result} announcement mails`)
  }
}
