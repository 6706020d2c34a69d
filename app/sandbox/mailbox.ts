import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirectory } from '#config/app'
import type { KeptMail } from '#core/mail/file_mailbox_transport'

const SHOWN = 100

/** The mails that development kept instead of sending them, newest first. */
export async function latestMails(): Promise<Omit<KeptMail, 'html' | 'text'>[]> {
  const files = await readdir(mailDirectory()).catch(() => [])
  const newest = files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, SHOWN)
  const mails = await Promise.all(newest.map((file) => findMail(file.slice(0, -'.json'.length))))
  return mails
    .filter((mail) => mail !== null)
    .map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt }))
}

export async function findMail(id: string): Promise<KeptMail | null> {
  if (!/^\d{10,16}-[0-9a-f]{8,16}$/.test(id)) return null
  try {
    return JSON.parse(await readFile(join(mailDirectory(), `${id}.json`), 'utf8')) as KeptMail
  } catch {
    return null
  }
}

function mailDirectory() {
  return join(dataDirectory, 'mail')
}
