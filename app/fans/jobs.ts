import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { SendAnnouncements } from '#fans/actions/send_announcements'

/** @returns how many mails are to go out */
export async function sendAnnouncements(): Promise<number> {
  return (await app.container.make(SendAnnouncements)).handle()
}

jobs.declare({ name: 'announcements.send', cron: '*/2 * * * *', run: sendAnnouncements })
