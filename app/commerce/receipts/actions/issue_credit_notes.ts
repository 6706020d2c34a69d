import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isGiven, type RefundStatus } from '#commerce/payments/refund_status'
import { creditedAmounts, type StoredLine } from '#commerce/receipts/credited_amounts'
import { dueBindings, dueRefunds, type Due } from '#commerce/receipts/due'
import { CURRENT_SERIES, lastNumber } from '#commerce/receipts/receipt_number'
import { seller } from '#config/seller'
import { clock } from '#shared/clock'
import { fromDecimal } from '#shared/money'

type DueRefund = {
  transaction_id: string
  occurred_at: Date
  refund_id: number
  checkout_id: number
  shipping_amount: string
}

type IssuedRow = {
  kind: 'receipt' | 'credit_note'
  country: string
  tax_rate: string | null
  lines: StoredLine[]
  shipping_amount: string
  shipping_tax: string
  refund_status: RefundStatus | null
}

/** Issues a credit note for each refund of what has a receipt, oldest first; a part of IssueReceipts, which holds the lock. */
export class IssueCreditNotes {
  /** @returns how many */
  async handle(due: Due, trx: TransactionClientContract): Promise<number> {
    const { rows } = await trx.rawQuery<{ rows: DueRefund[] }>(
      `SELECT posted.id AS transaction_id, posted.occurred_at, refunds.id AS refund_id, refunds.checkout_id, refunds.shipping_amount
       ${dueRefunds(due)} ORDER BY posted.occurred_at, posted.id`,
      dueBindings(due)
    )
    for (const row of rows) await this.#issue(row, trx)
    return rows.length
  }

  async #issue(due: DueRefund, trx: TransactionClientContract) {
    const issued = await this.#issuedFor(due.checkout_id, trx)
    const receipt = issued.find(({ kind }) => kind === 'receipt')!
    const earlier = issued.filter(({ refund_status: status }) => status && isGiven(status))
    const lines: { order_id: number; amount: string }[] = await trx
      .from('refund_lines')
      .where('refund_id', due.refund_id)
      .orderBy('order_id')
      .select('order_id', 'amount')
    await trx.table('receipts').insert({
      kind: 'credit_note',
      series: trx.raw(CURRENT_SERIES),
      number: trx.raw(`${lastNumber('credit_note')} + 1`),
      checkout_id: due.checkout_id,
      refund_id: due.refund_id,
      ledger_transaction_id: due.transaction_id,
      supplied_at: due.occurred_at,
      issued_at: clock.now().toSQL()!,
      seller: JSON.stringify(seller),
      country: receipt.country,
      tax_rate: receipt.tax_rate,
      ...creditedAmounts({
        sold: toTaxed(receipt),
        earlier: earlier.map(toTaxed),
        refund: {
          lines: lines.map((line) => ({
            orderId: line.order_id,
            amount: fromDecimal(line.amount),
          })),
          shippingAmount: fromDecimal(due.shipping_amount),
        },
      }),
    })
  }

  async #issuedFor(checkoutId: number, trx: TransactionClientContract): Promise<IssuedRow[]> {
    return trx
      .from('receipts')
      .leftJoin('refunds', 'refunds.id', 'receipts.refund_id')
      .where('receipts.checkout_id', checkoutId)
      .select('receipts.*', 'refunds.status as refund_status')
  }
}

const toTaxed = ({ lines, shipping_amount: gross, shipping_tax: tax }: IssuedRow) => ({
  lines,
  shipping: { gross: fromDecimal(gross), tax: fromDecimal(tax) },
})
