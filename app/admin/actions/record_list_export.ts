import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'

type ListExport = Actor & {
  list: 'accounts' | 'artists' | 'orders'
  /** How many rows the filters find; counted up to a limit. */
  found: { count: number; isMore: boolean }
}

/** There is one of each list. */
const SUBJECT_ID = 1

/**
 * Records which admin took a list with personal data of many people out of the shop. What was searched for is left out: it
 * may be an email, and the log keeps its entries.
 */
@inject()
export class RecordListExport {
  constructor(private recordAuditEntry: RecordAuditEntry) {}

  async handle({ list, found, ...actor }: ListExport): Promise<void> {
    await db.transaction((trx) =>
      this.recordAuditEntry.handle(
        {
          ...actor,
          action: `${list}.export`,
          subjectType: 'list',
          subjectId: SUBJECT_ID,
          after: { rows: found.isMore ? `more than ${found.count}` : found.count },
        },
        trx
      )
    )
  }
}
