import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'

/** Who does something, and the id of the request, under which the log has it. */
export type Actor = { actorUserId: number; requestId: string | null }

/** An action of an admin: on which thing, and how it was before and after. */
export type NewAuditEntry = {
  /** Null for an automatic action. */
  actorUserId: number | null
  requestId: string | null
  /** `product.create`, `user.suspend` */
  action: string
  subjectType: string
  subjectId: number
  before?: object | null
  after?: object | null
}

/** What core asks of audit, which imports core. */
export type AuditLog = {
  /** Writes entries in the transaction of the changes that they record. */
  record(entries: NewAuditEntry | NewAuditEntry[], trx: TransactionClientContract): Promise<void>
}

export const auditPort = definePort<AuditLog>('auditPort')
