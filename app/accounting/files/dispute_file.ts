import db from '@adonisjs/lucid/services/db'
import { accountSums, ledgerCells } from '#accounting/files/ledger_columns'
import { fileDay, fileTime, monthPart } from '#accounting/months/month_part'
import { csvParts } from '#shared/csv_parts'
import type { Span } from '#shared/months'

const FROZEN = [
  'transaction_id',
  'posted_at',
  'day',
  'event_at',
  'key',
  'checkout_id',
  'order_number',
] as const

const MOVED = ['stripe_balance', 'processing_fee', 'suspense'] as const

/** What banks took and gave back for disputes in a month, with their fees. */
export function disputeFile(span: Span): AsyncGenerator<string> {
  return csvParts<DisputeLine>({
    head: [...FROZEN, ...MOVED],
    readAfter: (row) => readDisputes(span, row?.transaction_id ?? null),
    toCells: ledgerCells(FROZEN, MOVED),
  })
}

async function readDisputes(span: Span, after: string | null): Promise<DisputeLine[]> {
  const part = monthPart({ span, after, where: `kind = 'dispute'` })
  const { rows } = await db.rawQuery<{ rows: DisputeLine[] }>(
    `WITH ${part.sql}
     SELECT part.id AS transaction_id, ${fileTime('occurred_at')} AS posted_at, ${fileDay('occurred_at')} AS day, ${fileTime('event_at')} AS event_at,
            key, part.checkout_id, ${accountSums(MOVED)},
            (SELECT order_number FROM orders WHERE orders.checkout_id = part.checkout_id ORDER BY id LIMIT 1) AS order_number
       FROM part JOIN ledger_entries ON transaction_id = part.id
      GROUP BY part.id, occurred_at, event_at, key, part.checkout_id
      ORDER BY occurred_at, part.id`,
    part.bindings
  )
  return rows
}

type DisputeLine = Record<(typeof FROZEN)[number], string | number | null> &
  Record<(typeof MOVED)[number], string | null> & { transaction_id: string }
