import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { afterResponseDone } from '#core/after_response'
import { DeliverMail } from '#core/mail/deliver_mail'

/** What the job does for one mail. */
export const deliver = async (mailId: number | string) =>
  (await app.container.make(DeliverMail)).handle(Number(mailId))

/** Ids of the mails that wait to be sent, in the order they were asked for. */
export async function waitingMails(): Promise<number[]> {
  const rows: { id: string }[] = await db
    .from('outgoing_mails')
    .where('status', 'waiting')
    .orderBy('id')
  return rows.map(({ id }) => Number(id))
}

/** What the queue does for all that waits, with what goes on behind answers. @returns how many went out */
export async function deliverMails(): Promise<number> {
  await afterResponseDone()
  let sent = 0
  for (const id of await waitingMails()) if (await deliver(id)) sent++
  return sent
}
