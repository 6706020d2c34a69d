import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { purgeInBatches } from '#core/database/in_batches'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { jobs } from '#core/jobs/main'
import { SEND_MAIL_JOB } from '#core/mail/mail_outbox'

export type GivenUpMail = {
  id: number
  /** `<mail>/<event>` */
  key: string
  attempts: number
  last_error: string | null
  created_at: Date
}

const KEPT_DAYS = 30

const NEWEST_FIRST: CursorOrder = {
  name: 'given-up-mails',
  keys: [{ column: 'outgoing_mails.id', direction: 'desc', kind: 'integer' }],
}

/** Mails that were given up after all attempts, and their retry. */
export class GivenUpMails {
  async count(): Promise<number> {
    const { total } = await this.#found().count('* as total').first()
    return Number(total)
  }

  async page(page: PageRequest): Promise<Page<GivenUpMail>> {
    const found = this.#found().select(
      db.raw('outgoing_mails.id::int AS id'),
      'key',
      'attempts',
      'last_error',
      'created_at'
    )
    return paginateByCursor(found, NEWEST_FIRST, page)
  }

  /**
   * Queues one of them again, or all, with as many attempts as a new one has.
   *
   * @returns their ids; of two calls at once, the second finds none
   */
  async retry(id: number | undefined, trx: TransactionClientContract): Promise<number[]> {
    const rows: { id: string }[] = await trx
      .from('outgoing_mails')
      .where('status', 'given_up')
      .if(id, (mails) => mails.where('id', id!))
      .update({ status: 'waiting', attempts: 0 }, ['id'])
    const ids = rows.map((row) => Number(row.id))
    for (const mailId of ids) await jobs.enqueue(SEND_MAIL_JOB, { mailId }, trx)
    return ids
  }

  /** Purges failed mails that were not retried within the retention time, with their recipients. @returns how many */
  async forgetOld(batch?: number): Promise<number> {
    return purgeInBatches(
      `UPDATE outgoing_mails SET status = 'not_needed', data = '{}' WHERE id IN
         (SELECT id FROM outgoing_mails
           WHERE status = 'given_up' AND created_at < :now::timestamptz - interval '${KEPT_DAYS} days'
           LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
  }

  #found() {
    return db.from('outgoing_mails').where('status', 'given_up')
  }
}
