export { RecordAuditEntry } from '#audit/actions/record_audit_entry'
export { actorOf } from '#audit/actor'
export type { Actor } from '#core/audit_port'
