import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { AccountingFile } from '#accounting/files/accounting_files'
import { monthNumber } from '#accounting/month_number'
import { RecordAuditEntry, type Actor } from '#audit/public'

type Download = Actor & {
  month: string
  file: AccountingFile | 'tax'
  /** How many months the file is of, where that may be more than one: those that end with `month`. */
  months?: number
}

/** Records which admin took which file of a month out of the shop. */
@inject()
export class RecordDownload {
  constructor(private recordAuditEntry: RecordAuditEntry) {}

  async handle({ month, file, months, ...actor }: Download) {
    await db.transaction((trx) =>
      this.recordAuditEntry.handle(
        {
          ...actor,
          action: 'month.download',
          subjectType: 'month',
          subjectId: monthNumber(month),
          after: { month, file, ...(months !== undefined && { months }) },
        },
        trx
      )
    )
  }
}
