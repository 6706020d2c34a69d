import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { currentKeyId, derivedSecret } from '#core/derived_secret'
import type { Jobs } from '#core/jobs/jobs'
import type { MailData, MailTemplate } from '#core/mail/mail_template'
import { clock } from '#shared/clock'

/** The job that sends one row, `{ mailId }`. */
export const SEND_MAIL_JOB = 'mails.send'

/** Queues mails in the transaction that causes them. A mail is sent once, after that transaction has committed. */
export class MailOutbox {
  readonly #templates = new Map<string, MailTemplate>()

  constructor(private jobs: Pick<Jobs, 'enqueue'>) {}

  declare(...templates: MailTemplate[]) {
    for (const template of templates) this.#templates.set(template.name, template)
  }

  get templates(): MailTemplate[] {
    return [...this.#templates.values()]
  }

  /** Throws for a name that was not declared. */
  templateOf(name: string): MailTemplate {
    const template = this.#templates.get(name)
    if (!template) throw new Error(`No mail is called ${name}`)
    return template
  }

  /**
   * Queues a mail, to be sent once `trx` has committed.
   *
   * @param event what the mail is about. Each template is sent once per event, however often it is asked for.
   * @returns false where it had been asked for before
   */
  async send<Data extends MailData>(
    template: MailTemplate<Data>,
    { event, data }: { event: string | number; data: Data },
    trx: TransactionClientContract
  ): Promise<boolean> {
    this.templateOf(template.name)
    const key = keyOf(template, event)
    const now = clock.now()
    const { rows } = await trx.rawQuery<{ rows: { id: string }[] }>(
      `INSERT INTO outgoing_mails (key, mail, data, message_id, secret_key_id, created_at)
       VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO NOTHING RETURNING id`,
      [
        key,
        template.name,
        JSON.stringify(data),
        messageIdOf(key, now.toMillis()),
        currentKeyId(),
        now.toJSDate(),
      ]
    )
    const [row] = rows
    if (!row) return false
    await this.jobs.enqueue(SEND_MAIL_JOB, { mailId: Number(row.id) }, trx)
    return true
  }
}

type Named = Pick<MailTemplate, 'name'>

const keyOf = (template: Named, event: string | number) => `${template.name}/${event}`

/** The secret that the mail of an event will carry (`MailContext.secret`): for storing its hash when the mail is asked for. */
export const mailSecret = (template: Named, event: string | number) =>
  derivedSecret(keyOf(template, event))

/**
 * The Message-ID by which mail programs recognise a second copy: a worker may stop after the mail server has accepted a
 * mail and before that is recorded. It begins with the time, so that mails that are kept as files are sorted.
 */
function messageIdOf(key: string, milliseconds: number): string {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return `<${milliseconds}.${hash}@${new URL(appUrl).hostname}>`
}
