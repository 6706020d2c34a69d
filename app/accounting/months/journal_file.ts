import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Account, TransactionKind } from '#ledger/public'
import { fileDay, fileTime, monthPart } from '#accounting/months/month_part'
import { csvParts } from '#shared/csv_parts'
import { pence, toDecimal } from '#shared/money'
import type { Span } from '#shared/months'

/** The columns of a journal (docs/rules/accounting.md#journal). */
const HEAD = [
  'entry_id',
  'transaction_id',
  'posted_at',
  'day',
  'event_at',
  'kind',
  'key',
  'checkout_id',
  'account',
  'debit',
  'credit',
  'artist_id',
  'order_id',
  'payout_id',
]

/**
 * The journal of a month as a CSV file: a line for each ledger entry, in the order of posting. It is made of the ledger
 * alone, whose rows never change, so that the file of a closed month is always the same bytes.
 */
export function journalFile(span: Span, trx?: TransactionClientContract): AsyncGenerator<string> {
  return csvParts<JournalRow>({
    head: HEAD,
    readAfter: (row) => readJournal(span, row?.transaction_id ?? null, trx),
    toCells: (row) => [
      row.entry_id,
      row.transaction_id,
      row.posted_at,
      row.day,
      row.event_at ?? '',
      row.kind,
      row.key,
      row.checkout_id ?? '',
      row.account,
      Number(row.amount) > 0 ? toDecimal(pence(Number(row.amount))) : '',
      Number(row.amount) < 0 ? toDecimal(pence(-Number(row.amount))) : '',
      row.artist_id ?? '',
      row.order_id ?? '',
      row.payout_id ?? '',
    ],
  })
}

async function readJournal(span: Span, after: string | null, trx?: TransactionClientContract) {
  const part = monthPart({ span, after })
  const { rows } = await (trx ?? db).rawQuery<{ rows: JournalRow[] }>(
    `WITH ${part.sql}
     SELECT entry.id AS entry_id, part.id AS transaction_id, ${fileTime('occurred_at')} AS posted_at, ${fileDay('occurred_at')} AS day,
            ${fileTime('event_at')} AS event_at, kind, key, checkout_id, account, amount, artist_id, order_id, payout_id
       FROM part JOIN ledger_entries AS entry ON transaction_id = part.id
      ORDER BY occurred_at, part.id, entry.id`,
    part.bindings
  )
  return rows
}

type JournalRow = {
  entry_id: string
  transaction_id: string
  posted_at: string
  day: string
  event_at: string | null
  kind: TransactionKind
  key: string
  checkout_id: number | null
  account: Account
  amount: string
  artist_id: number | null
  order_id: number | null
  payout_id: number | null
}
