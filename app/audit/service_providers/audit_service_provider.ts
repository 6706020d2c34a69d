import { RecordAuditEntry } from '#audit/actions/record_audit_entry'
import { auditPort } from '#core/audit_port'

/** Writes the audit entries of core. */
export default class AuditServiceProvider {
  boot() {
    const entry = new RecordAuditEntry()
    auditPort.register({ record: (entries, trx) => entry.handle(entries, trx) })
  }
}
