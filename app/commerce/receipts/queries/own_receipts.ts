import db from '@adonisjs/lucid/services/db'
import { whereBoughtBy, type Buyer } from '#commerce/orders/queries/where_bought_by'
import { receiptNumber, SERIES_NAME, type Numbered } from '#commerce/receipts/receipt_number'
import { fromDecimal, toNumber } from '#shared/money'

type Row = Numbered & { issued_at: Date; total_amount: string; order_numbers: string[] }

/** A buyer's receipts and credit notes, oldest first, for the export of their data; one statement. */
export async function ownReceipts(buyer: Buyer) {
  const query = db
    .from('receipts')
    .join('checkouts', 'checkouts.id', 'receipts.checkout_id')
    .orderBy('receipts.id')
    .select('kind', 'series', 'number', 'issued_at', 'receipts.total_amount')
    .select(db.raw(SERIES_NAME))
    .select(
      db.raw(
        'ARRAY(SELECT order_number FROM orders WHERE orders.checkout_id = checkouts.id ORDER BY orders.id) AS order_numbers'
      )
    )
  const rows: Row[] = await whereBoughtBy(query, buyer, { isPaid: true })
  return rows.map((row) => ({
    number: receiptNumber(row),
    isCreditNote: row.kind === 'credit_note',
    issuedAt: row.issued_at.toISOString(),
    total: toNumber(fromDecimal(row.total_amount)),
    orderNumbers: row.order_numbers,
  }))
}
