import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { InvalidField, NotFound } from '#core/exceptions/errors'
import { jobs } from '#core/jobs/main'
import { folded } from '#moderation/checks/folded'
import { CHECK_CHANGED_PRODUCTS_JOB } from '#moderation/checks/job_names'
import { clock } from '#shared/clock'
import { MOST_WATCHED_WORDS } from '#shared/product_check'

const FOLD = `SELECT ${folded(':word::text')} AS folded, (SELECT count(*)::int FROM watched_words) AS total`

/** Adds and removes watched words; a job checks all products again afterwards. */
@inject()
export class ChangeWatchedWords {
  constructor(private record: RecordAuditEntry) {}

  /** Returns the id of the word. Throws InvalidField for one without letters, one too many, or one that is watched already. */
  async add(word: string, actor: Actor): Promise<number> {
    return db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery<{ rows: [{ folded: string; total: number }] }>(FOLD, {
        word,
      })
      const [{ folded: spaced, total }] = rows
      if (spaced.trim() === '') throw new InvalidField('word', 'letters', 'Enter letters or digits')
      if (total >= MOST_WATCHED_WORDS)
        throw new InvalidField(
          'word',
          'most',
          `The list is full at ${MOST_WATCHED_WORDS} words. Remove one first.`
        )
      const { rows: added } = await trx.rawQuery<{ rows: { id: number }[] }>(
        `INSERT INTO watched_words (word, folded, created_by, created_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (folded) DO NOTHING RETURNING id`,
        [word, spaced, actor.actorUserId, clock.now().toJSDate()]
      )
      if (!added[0]) throw new InvalidField('word', 'unique', 'This word is already on the list')
      const { id } = added[0]
      await this.#recordAndCheckAgain(
        { action: 'watched_word.add', subjectId: id, after: { word } },
        actor,
        trx
      )
      return id
    })
  }

  /** Throws NotFound. */
  async remove(id: number, actor: Actor): Promise<void> {
    await db.transaction(async (trx) => {
      const [removed]: { word: string }[] = await trx
        .from('watched_words')
        .where('id', id)
        .returning('word')
        .delete()
      if (!removed) throw new NotFound()
      const before = { word: removed.word }
      await this.#recordAndCheckAgain(
        { action: 'watched_word.remove', subjectId: id, before },
        actor,
        trx
      )
    })
  }

  async #recordAndCheckAgain(
    change: Change,
    actor: Actor,
    trx: TransactionClientContract
  ): Promise<void> {
    await this.record.handle({ ...actor, ...change, subjectType: 'watched_word' }, trx)
    await jobs.enqueue(CHECK_CHANGED_PRODUCTS_JOB, {}, trx)
  }
}

type Change = { action: string; subjectId: number; before?: object; after?: object }
