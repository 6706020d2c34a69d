import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { IssueCreditNotes } from '#commerce/receipts/actions/issue_credit_notes'
import { dueBindings, duePostings, lastNumber, type Due } from '#commerce/receipts/due'
import { seller } from '#config/seller'
import { clock } from '#shared/clock'

/** How far a run looks back before the one before it: no transaction stays open that long. */
const OVERLAP = { days: 2 }

/**
 * Issues a receipt for each sale in the ledger, and a credit note for each refund, once, with the next number of its series.
 * One caller at a time takes numbers, and a transaction that rolls back takes none, so that a series has no gaps
 * (docs/rules/ledger-and-tax.md#receipts).
 */
@inject()
export class IssueReceipts {
  constructor(private issueCreditNotes: IssueCreditNotes) {}

  /**
   * All that are due. May be stopped at any time: the next run goes on.
   *
   * @returns how many
   */
  async handle(): Promise<number> {
    const startedAt = clock.now()
    const issued = await this.#issueAll({ since: await this.#since() })
    await db
      .table('receipt_cursors')
      .insert({ name: 'ledger', complete_until: startedAt.toSQL()! })
      .onConflict('name')
      .merge()
    return issued
  }

  /** Those of one checkout, for a page that is opened before the job has run. */
  async ofCheckout(checkoutId: number): Promise<void> {
    await this.#issueAll({ checkoutId })
  }

  async #issueAll(due: Due): Promise<number> {
    let issued = 0
    while (await this.#isDue(due)) issued += await this.#issueSome(due)
    return issued
  }

  /** Asked before the lock is taken, so that who opens an issued receipt does not wait for it. */
  async #isDue(due: Due): Promise<boolean> {
    const { rows } = await db.rawQuery<{ rows: { is_due: boolean }[] }>(
      `SELECT EXISTS (SELECT FROM ledger_transactions AS posted WHERE ${duePostings('sale', due)}) AS is_due`,
      dueBindings(due)
    )
    return rows[0]!.is_due || (await this.issueCreditNotes.areDue(due))
  }

  async #issueSome(due: Due): Promise<number> {
    return db.transaction(async (trx) => {
      await trx.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('receipts'))`)
      const receipts = await this.#issueForSales(due, trx)
      return receipts + (await this.issueCreditNotes.handle(due, trx))
    })
  }

  /** Rows, shipping and tax are frozen on the checkout; what may change later is copied. */
  async #issueForSales(due: Due, trx: TransactionClientContract): Promise<number> {
    const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
      `WITH due AS (
         SELECT posted.id, posted.checkout_id, posted.occurred_at FROM ledger_transactions AS posted
          WHERE ${duePostings('sale', due)} ORDER BY posted.occurred_at, posted.id LIMIT :limit),
       numbered AS (
         SELECT due.*, ${lastNumber('receipt')} + row_number() OVER (ORDER BY occurred_at, id) AS number FROM due)
       INSERT INTO receipts (kind, number, checkout_id, ledger_transaction_id, supplied_at, issued_at, seller, country, tax_rate, lines,
                             shipping_amount, shipping_tax, total_amount, tax_amount)
       SELECT 'receipt', numbered.number, checkouts.id, numbered.id, checkouts.paid_at, :now::timestamptz, :seller::jsonb,
              coalesce(checkouts.country, checkouts.quoted_country), tax_rate_of(checkouts), sold.lines,
              checkouts.shipping_amount, checkouts.tax_amount - sold.tax, checkouts.total_amount, checkouts.tax_amount
         FROM numbered JOIN checkouts ON checkouts.id = numbered.checkout_id
        CROSS JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object('orderId', orders.id, 'gross', (100 * orders.total_amount)::int, 'tax', (100 * orders.tax_amount)::int)
                           ORDER BY orders.id) AS lines, sum(orders.tax_amount) AS tax
            FROM orders WHERE orders.checkout_id = checkouts.id) AS sold`,
      { ...dueBindings(due), seller: JSON.stringify(seller) }
    )
    return rowCount
  }

  async #since(): Promise<string | undefined> {
    const row = await db.from('receipt_cursors').where('name', 'ledger').first()
    return row ? DateTime.fromJSDate(row.complete_until).minus(OVERLAP).toSQL()! : undefined
  }
}
