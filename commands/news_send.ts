import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { SendNews } from '#fans/public'

/** For a timer, every few minutes: what artists have announced goes out. */
export default class NewsSend extends BaseCommand {
  static commandName = 'news:send'
  static description = 'Mail announcements to the fans who allowed it'
  static options: CommandOptions = { startApp: true }

  async run() {
    const sendNews = await this.app.container.make(SendNews)
    this.result = await sendNews.handle()
    this.logger.success(`${this.result} mails of news`)
  }
}
