import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NewAuditEntry } from '#core/audit_port'
import { clock } from '#shared/clock'

/** Writes entries into the append-only audit log, in the transaction of the changes that they record. */
export class RecordAuditEntry {
  async handle(
    entries: NewAuditEntry | NewAuditEntry[],
    trx: TransactionClientContract
  ): Promise<void> {
    const rows = [entries].flat().map((entry) => ({
      actor_user_id: entry.actorUserId,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      request_id: entry.requestId,
      created_at: clock.now().toJSDate(),
    }))
    if (rows.length > 0) await trx.table('audit_entries').multiInsert(rows)
  }
}
