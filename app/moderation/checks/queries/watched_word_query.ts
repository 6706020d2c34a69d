import db from '@adonisjs/lucid/services/db'
import { ACCOUNT_NAME } from '#shared/account_name'

type Row = { id: number; word: string; created_at: Date; added_by: string | null }

/** All watched words in alphabetical order. They are bounded (MOST_WATCHED_WORDS). One statement. */
export class WatchedWordQuery {
  async handle() {
    const rows: Row[] = await db
      .from('watched_words')
      .leftJoin('users', (users) =>
        users.on('users.id', 'watched_words.created_by').andOnNull('users.deleted_at')
      )
      .orderBy('watched_words.folded')
      .select('watched_words.id', 'watched_words.word', 'watched_words.created_at')
      .select(db.raw(`${ACCOUNT_NAME} AS added_by`))
    return rows.map((row) => ({
      id: row.id,
      word: row.word,
      /** Null for a deleted account. */
      addedBy: row.added_by,
      createdAt: row.created_at.toISOString(),
    }))
  }
}

export type WatchedWord = Awaited<ReturnType<WatchedWordQuery['handle']>>[number]
