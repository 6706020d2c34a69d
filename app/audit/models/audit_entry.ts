import { AuditEntrySchema } from '#database/schema'

/** Who did what to which thing; append-only. */
export default class AuditEntry extends AuditEntrySchema {
  static table = 'audit_entries'
}
