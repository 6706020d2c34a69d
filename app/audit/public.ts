export { RecordAuditEntry } from '#audit/actions/record_audit_entry'
export { actorOf, type Actor } from '#audit/actor'
