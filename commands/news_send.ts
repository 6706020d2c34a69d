import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { sendNews } from '#start/upkeep'

/** What a timer does every other minute: what artists have announced goes out. */
export default class NewsSend extends BaseCommand {
  static commandName = 'news:send'
  static description = 'Mail announcements to the fans who allowed it'
  static options: CommandOptions = { startApp: true }

  async run() {
    this.result = await sendNews()
    this.logger.success(`${this.result} mails of news`)
  }
}
