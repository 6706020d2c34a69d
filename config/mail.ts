import { appUrl, dataDirectory } from '#config/app'
import env from '#start/env'
import { join } from 'node:path'
import { defineConfig, transports } from '@adonisjs/mail'
import { fileMailbox } from '#core/mail/file_mailbox_transport'

const username = env.get('SMTP_USERNAME')
const password = env.get('SMTP_PASSWORD')

/** The mail server; without a host there is none. */
export const smtp = {
  host: env.get('SMTP_HOST') ?? null,
  port: env.get('SMTP_PORT') ?? 587,
  needsLogin: username !== undefined,
}

/** Whether mails are sent or kept as files. */
export const mailer = smtp.host ? 'smtp' : 'mailbox'

/** Milliseconds of silence after which a mail is tried again later. */
const ANSWER_WITHIN = 30_000

const mailConfig = defineConfig({
  default: mailer,
  from: { address: env.get('MAIL_FROM') ?? 'hello@gigstall.test', name: 'Gigstall' },
  globals: { brandName: 'Gigstall', appUrl },
  mailers: {
    /** Keeps mails as files, to be read at /dev/mail. */
    mailbox: fileMailbox({ directory: join(dataDirectory, 'mail') }),
    smtp: transports.smtp({
      host: smtp.host ?? '127.0.0.1',
      port: smtp.port,
      pool: true,
      connectionTimeout: ANSWER_WITHIN,
      greetingTimeout: ANSWER_WITHIN,
      socketTimeout: ANSWER_WITHIN,
      auth:
        username && password
          ? { type: 'login', user: username, pass: password.release() }
          : undefined,
    }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
