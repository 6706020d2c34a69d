import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { NotFound } from '#core/exceptions/errors'
import type { Notice } from '#notices/notices'
import { clock } from '#shared/clock'

type Choice = { userId: number; notice: Notice; isWanted: boolean; ifUnmodifiedSince?: string }

/** Switches one notice of an account on or off. Safe to call twice. */
export class SetNotice {
  /** Throws NotFound for a deleted account, and ConcurrentModification. */
  async handle(
    { userId, notice, isWanted, ifUnmodifiedSince }: Choice,
    trx?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(trx, async (own) => {
      const now = clock.now().toJSDate()
      await own.rawQuery(
        `INSERT INTO notice_choices (user_id, updated_at)
         SELECT id, ? FROM users WHERE id = ? AND deleted_at IS NULL ON CONFLICT DO NOTHING`,
        [now, userId]
      )
      const row: { updated_at: Date } | null = await own
        .from('notice_choices')
        .where('user_id', userId)
        .forUpdate()
        .first()
      if (!row) throw new NotFound()
      assertNotModified('choice', row.updated_at, ifUnmodifiedSince)
      await own.rawQuery(
        `UPDATE notice_choices
            SET switched_off = CASE WHEN ? THEN array_remove(switched_off, ?)
                                    ELSE array_append(array_remove(switched_off, ?), ?) END,
                updated_at = ?
          WHERE user_id = ?`,
        [isWanted, notice, notice, notice, now, userId]
      )
    })
  }
}
