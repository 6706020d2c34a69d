import db from '@adonisjs/lucid/services/db'
import { fileDay, fileTime, monthPart } from '#accounting/months/month_part'
import { ACCOUNTS, type Account } from '#ledger/public'
import { csvParts } from '#shared/csv_parts'
import { pence, toDecimal } from '#shared/money'
import type { Span } from '#shared/months'

/** What stands before the accounts, from the order as it was placed. */
const FROZEN = [
  'transaction_id',
  'posted_at',
  'day',
  'kind',
  'checkout_id',
  'order_id',
  'order_number',
  'artist_id',
  'product_id',
  'country',
  'quantity',
  'unit_price',
  'unit_cost',
  'share_percentage',
] as const

/**
 * What was posted for orders in a month: a line for each ledger transaction and order row, and one for what is of the whole
 * checkout (payment, shipping, fees, the charge of the printer), with a column for each account.
 */
export function orderFile(span: Span): AsyncGenerator<string> {
  return csvParts<OrderLine>({
    head: [...FROZEN, ...ACCOUNTS],
    readAfter: (row) => readOrders(span, row?.transaction_id ?? null),
    toCells: (row) => [
      ...FROZEN.map((column) => row[column] ?? ''),
      ...ACCOUNTS.map((account) => toDecimal(pence(Number(row[account] ?? 0)))),
    ],
  })
}

const SUMS = ACCOUNTS.map(
  (account) => `sum(amount) FILTER (WHERE account = '${account}') AS ${account}`
).join(', ')

async function readOrders(span: Span, after: string | null): Promise<OrderLine[]> {
  const part = monthPart({ span, after, where: 'checkout_id IS NOT NULL' })
  const { rows } = await db.rawQuery<{ rows: OrderLine[] }>(
    `WITH ${part.sql},
     line AS (
       SELECT part.id AS transaction_id, occurred_at, kind, part.checkout_id, entry.order_id, ${SUMS}
         FROM part JOIN ledger_entries AS entry ON transaction_id = part.id
        GROUP BY part.id, occurred_at, kind, part.checkout_id, entry.order_id)
     SELECT line.*, ${fileTime('occurred_at')} AS posted_at, ${fileDay('occurred_at')} AS day, order_number, artist_id, product_id,
            quoted_country AS country, quantity, unit_price, unit_cost, share_percentage
       FROM line LEFT JOIN checkouts ON checkouts.id = line.checkout_id LEFT JOIN orders ON orders.id = line.order_id
      ORDER BY occurred_at, transaction_id, line.order_id NULLS LAST`,
    part.bindings
  )
  return rows
}

type OrderLine = Record<(typeof FROZEN)[number], string | number | null> &
  Record<Account, string | null> & { transaction_id: string }
