import Factory from '@adonisjs/lucid/factories'
import AuditEntry from '#audit/models/audit_entry'

/** Something an admin did. */
export const AuditEntryFactory = Factory.define(AuditEntry, () => ({
  action: 'account_suspended',
  subjectType: 'user',
  subjectId: 1,
  requestId: 'a-request',
})).build()
