import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { derivedSecret } from '#core/derived_secret'
import type { Jobs } from '#core/jobs/jobs'
import type { MailData, MailKind } from '#core/mail/mail_kind'
import { clock } from '#shared/clock'

/** The job that sends one row, `{ mailId }`. */
export const MAIL_JOB = 'mail-send'

/** The mails of the house. One that was asked for in a transaction is sent when that commits, and once. */
export class Outbox {
  readonly #kinds = new Map<string, MailKind>()

  constructor(private jobs: Pick<Jobs, 'enqueue'>) {}

  declare(...kinds: MailKind[]) {
    for (const kind of kinds) this.#kinds.set(kind.name, kind)
  }

  get kinds(): MailKind[] {
    return [...this.#kinds.values()]
  }

  /** Throws for a name that nobody declared. */
  kindOf(name: string): MailKind {
    const kind = this.#kinds.get(name)
    if (!kind) throw new Error(`No mail is called ${name}`)
    return kind
  }

  /**
   * To be sent once `trx` has committed.
   *
   * @param event what it tells of: of each kind one mail an event, whoever asks again and when
   * @returns false where it had been asked for before
   */
  async send<Data extends MailData>(
    kind: MailKind<Data>,
    { event, data }: { event: string | number; data: Data },
    trx: TransactionClientContract
  ): Promise<boolean> {
    this.kindOf(kind.name)
    const key = keyOf(kind, event)
    const now = clock.now()
    const { rows } = await trx.rawQuery<{ rows: { id: string }[] }>(
      `INSERT INTO outgoing_mails (key, mail, data, message_id, created_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (key) DO NOTHING RETURNING id`,
      [key, kind.name, JSON.stringify(data), messageIdOf(key, now.toMillis()), now.toJSDate()]
    )
    const [row] = rows
    if (!row) return false
    await this.jobs.enqueue(MAIL_JOB, { mailId: Number(row.id) }, trx)
    return true
  }
}

type Named = Pick<MailKind, 'name'>

const keyOf = (kind: Named, event: string | number) => `${kind.name}/${event}`

/** The secret that the mail of an event will carry (`Letter.secret`): for storing its hash when the mail is asked for. */
export const letterSecret = (kind: Named, event: string | number) =>
  derivedSecret(keyOf(kind, event))

/**
 * By it receivers know two copies for one: a worker may be gone between the mail server's yes and our writing it down.
 * The moment makes it sort by time where mails are kept as files.
 */
function messageIdOf(key: string, milliseconds: number): string {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return `<${milliseconds}.${hash}@${new URL(appUrl).hostname}>`
}
