import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { NotFound } from '#core/exceptions/errors'
import { COLUMNS, SUBJECT_TYPES, type NotedThing } from '#notes/subject'
import { clock } from '#shared/clock'

type NewNote = Actor & { about: NotedThing; body: string }

/** Adds a note of an admin to an account, an artist or an order. The audit entry has no text, so that it can stay. */
@inject()
export class AddNote {
  constructor(
    private record: RecordAuditEntry,
    private idempotency: IdempotencyStore
  ) {}

  /** @returns the id of the note. Throws NotFound; a deleted account is not found. */
  async handle(note: NewNote, key: IdempotencyKey | null): Promise<number> {
    return this.idempotency.handle(key, async (trx) => {
      const { about, body, ...actor } = note
      await assertExists(about, trx)
      const [{ id }]: { id: number }[] = await trx
        .table('staff_notes')
        .insert({
          [COLUMNS[about.subject]]: about.id,
          body,
          author_user_id: actor.actorUserId,
          created_at: clock.now().toJSDate(),
        })
        .returning('id')
      await this.record.handle(
        {
          ...actor,
          action: 'note.add',
          subjectType: SUBJECT_TYPES[about.subject],
          subjectId: about.id,
          after: { noteId: id },
        },
        trx
      )
      return id
    })
  }
}

/** Locks the account of a note, so that it is not deleted meanwhile. */
const EXISTS = {
  users: 'SELECT id FROM users WHERE id = ? AND deleted_at IS NULL FOR SHARE',
  artists: `
    SELECT artists.id FROM artists JOIN users ON users.id = artists.user_id
     WHERE artists.id = ? AND users.deleted_at IS NULL FOR SHARE OF users`,
  orders: 'SELECT id FROM orders WHERE id = ? FOR KEY SHARE',
}

async function assertExists({ subject, id }: NotedThing, trx: TransactionClientContract) {
  const { rows } = await trx.rawQuery<{ rows: object[] }>(EXISTS[subject], [id])
  if (rows.length === 0) throw new NotFound()
}
