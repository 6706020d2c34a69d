import { randomUUID } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { clock } from '#shared/clock'

/** A mail as it lies in the development mailbox, one JSON file each, named so that they sort by time. */
export type KeptMail = {
  id: string
  to: string[]
  subject: string
  html: string
  text: string
  sentAt: string
}

/** Keeps every mail as a file instead of sending it: development and tests read them back. */
class FileMailboxTransport implements MailTransportContract {
  constructor(private directory: string) {}

  async send(message: NodeMailerMessage) {
    const now = clock.now()
    const id = idOf(message) ?? `${now.toMillis()}-${randomUUID().slice(0, 8)}`
    const to = addresses(message.to)
    const mail: KeptMail = {
      id,
      to,
      subject: message.subject ?? '',
      html: String(message.html ?? ''),
      text: String(message.text ?? ''),
      sentAt: now.toJSDate().toISOString(),
    }
    await mkdir(this.directory, { recursive: true })
    await this.#keep(id, JSON.stringify(mail, null, 2))
    return new MailResponse(id, { from: false, to }, mail)
  }

  /**
   * As mailboxes do, shows what is sent again once; that it came again is noted beside it, in an empty file. A mail is
   * there whole or not at all, whenever its sender is killed.
   */
  async #keep(id: string, text: string) {
    const file = (name: string) => join(this.directory, name)
    const written = file(`${id}.writing-${randomUUID()}`)
    await writeFile(written, text, { mode: 0o600 })
    try {
      await link(written, file(`${id}.json`))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      await writeFile(file(`${id}.again-${randomUUID()}`), '', { mode: 0o600 })
    } finally {
      await rm(written)
    }
  }
}

/** What has a Message-ID of ours is there once, however often it is sent. */
function idOf({ messageId }: NodeMailerMessage): string | null {
  const parts = /^<(\d+)\.([0-9a-f]+)@/.exec(messageId ?? '')
  return parts && `${parts[1]}-${parts[2]}`
}

function addresses(to: NodeMailerMessage['to']): string[] {
  const list = Array.isArray(to) ? to : to ? [to] : []
  return list.map((entry) => (typeof entry === 'string' ? entry : entry.address))
}

export function fileMailbox({ directory }: { directory: string }) {
  return () => new FileMailboxTransport(directory)
}
