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
  'kind',
  'key',
  'payout_id',
  'artist_id',
  'stripe_transfer_id',
] as const

const MOVED = ['artist_payable', 'artist_debt', 'payouts_in_transit', 'stripe_balance'] as const

/** What was posted for payouts in a month: decided, transferred, failed, reversed. */
export function payoutFile(span: Span): AsyncGenerator<string> {
  return csvParts<PayoutLine>({
    head: [...FROZEN, ...MOVED],
    readAfter: (row) => readPayouts(span, row?.transaction_id ?? null),
    toCells: ledgerCells(FROZEN, MOVED),
  })
}

async function readPayouts(span: Span, after: string | null): Promise<PayoutLine[]> {
  const part = monthPart({ span, after, where: `kind IN ('payout', 'transfer', 'reversal')` })
  const { rows } = await db.rawQuery<{ rows: PayoutLine[] }>(
    `WITH ${part.sql},
     line AS (
       SELECT part.id AS transaction_id, occurred_at, event_at, kind, key, max(payout_id) AS payout_id, max(entry.artist_id) AS artist_id, ${accountSums(MOVED)}
         FROM part JOIN ledger_entries AS entry ON transaction_id = part.id
        GROUP BY part.id, occurred_at, event_at, kind, key)
     SELECT line.transaction_id, line.kind, line.key, line.payout_id, line.artist_id, ${MOVED.join(', ')},
            ${fileTime('line.occurred_at')} AS posted_at, ${fileDay('line.occurred_at')} AS day, ${fileTime('event_at')} AS event_at,
            CASE kind WHEN 'transfer' THEN stripe_transfer_id END AS stripe_transfer_id
       FROM line LEFT JOIN payouts ON payouts.id = line.payout_id
      ORDER BY line.occurred_at, line.transaction_id`,
    part.bindings
  )
  return rows
}

type PayoutLine = Record<(typeof FROZEN)[number], string | number | null> &
  Record<(typeof MOVED)[number], string | null> & { transaction_id: string }
