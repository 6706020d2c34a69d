import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseMail } from '@adonisjs/mail'

/** The data that a mail is written from: ids only, no secrets, and no personal data that can be read again later. */
export type MailData = Record<string, unknown>

/** What a writer gets besides its data. */
export type MailContext = {
  /** The secret for a link of this mail alone, the same in each of its copies. */
  secret: string
  /** When the mail was asked for, in milliseconds: the time of what it is about, however late it is written. */
  askedAt: number
}

/** Made by the container. */
export interface MailWriter<Data extends MailData> {
  /** The mail with the facts of this moment; null where it has no content or no recipient any more. */
  write(data: Data, context: MailContext): Promise<BaseMail | null>
}

/** A mail that a module sends; start/mails.ts gathers them. */
export type MailTemplate<Data extends MailData = MailData> = {
  name: string
  /** Shown in the development preview: when it is sent, and to whom. */
  about: string
  writer: NormalizeConstructor<new () => MailWriter<Data>>
  /** Samples for the preview, by what is special about each. */
  samples: () => Record<string, BaseMail>
}
