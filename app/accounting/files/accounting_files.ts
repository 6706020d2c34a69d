import { auditFile } from '#accounting/files/audit_file'
import { balanceFile } from '#accounting/files/balance_file'
import { disputeFile } from '#accounting/files/dispute_file'
import { orderFile } from '#accounting/files/order_file'
import { payoutFile } from '#accounting/files/payout_file'
import { journalFile } from '#accounting/months/journal_file'
import { spanOf } from '#shared/months'

/** The files of a month, which docs/rules/accounting.md describes column by column. */
export const ACCOUNTING_FILES = [
  'journal',
  'balances',
  'orders',
  'payouts',
  'disputes',
  'audit',
] as const

export type AccountingFile = (typeof ACCOUNTING_FILES)[number]

const written: Record<AccountingFile, (month: string) => AsyncGenerator<string>> = {
  journal: (month) => journalFile(spanOf(month)!),
  balances: balanceFile,
  orders: (month) => orderFile(spanOf(month)!),
  payouts: (month) => payoutFile(spanOf(month)!),
  disputes: (month) => disputeFile(spanOf(month)!),
  audit: (month) => auditFile(spanOf(month)!),
}

/** The parts of a file of a month, as they are read. */
export const accountingFile = (file: AccountingFile, month: string) => written[file](month)
