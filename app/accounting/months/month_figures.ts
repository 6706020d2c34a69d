import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { journalFile } from '#accounting/months/journal_file'
import { MonthBalancesQuery, type MonthBalances } from '#accounting/months/month_balances'
import { spanOf } from '#shared/months'

export type MonthFigures = MonthBalances & { journalSha256: string }

/** What a closing stores of a month: its balances, and the checksum of its journal. Reads all of the month. */
@inject()
export class MonthFiguresQuery {
  constructor(private balances: MonthBalancesQuery) {}

  async count(month: string, trx: TransactionClientContract): Promise<MonthFigures> {
    const balances = await this.balances.count(month, trx)
    const checksum = createHash('sha256')
    for await (const part of journalFile(spanOf(month)!, trx)) checksum.update(part)
    return { ...balances, journalSha256: checksum.digest('hex') }
  }
}
