import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { IssueCreditNotes } from '#commerce/receipts/actions/issue_credit_notes'
import { AT_ONCE, dueBindings, duePostings, dueRefunds, type Due } from '#commerce/receipts/due'
import { CURRENT_SERIES, lastNumber } from '#commerce/receipts/receipt_number'
import { seller } from '#config/seller'
import { clock } from '#shared/clock'

/** How far a run looks back before the one before it: no transaction stays open that long. */
const OVERLAP = { days: 2 }

type DuePosting = { checkout_id: number; occurred_at: string }

/**
 * Issues a receipt for each sale in the ledger, and a credit note for each refund, once, with the next number of its series.
 * One caller at a time takes numbers, and a transaction that rolls back takes none, so that a series has no gaps
 * (docs/rules/ledger-and-tax.md#receipts).
 */
@inject()
export class IssueReceipts {
  constructor(private issueCreditNotes: IssueCreditNotes) {}

  /**
   * All that are due. May be stopped at any time: the next run goes on after the last batch. Checkouts whose documents
   * cannot be issued keep back no others: they are logged, tried again by the next run, and fail the job at its end.
   *
   * @param atOnce how many sales and refunds are read at once
   * @returns how many were issued
   */
  async handle(atOnce = AT_ONCE): Promise<number> {
    const startedAt = clock.now().toSQL()!
    const failed: DuePosting[] = []
    let since = await this.#since()
    let issued = 0
    for (let isLast = false; !isLast;) {
      const batch = await this.#due({ since, except: checkoutsOf(failed) }, atOnce)
      isLast = batch.length < atOnce
      const outcome = await this.#issueBatch(batch)
      issued += outcome.issued
      failed.push(...outcome.failed)
      since = batch.at(-1)?.occurred_at ?? since
      // Never past what failed, so that no later run overlooks it.
      await this.#moveCursor(failed[0]?.occurred_at ?? (isLast ? startedAt : since))
    }
    if (failed.length > 0)
      throw new Error(`No receipts could be issued for checkouts ${checkoutsOf(failed).join(', ')}`)
    return issued
  }

  /** Those of one checkout, for a page that is opened before the job has run. */
  async ofCheckout(checkoutId: number): Promise<void> {
    const due = await this.#due({ checkoutIds: [checkoutId] })
    if (due.length > 0) await this.#issueFor([checkoutId])
  }

  /**
   * The oldest sales and refunds without a document, by time. Read before the lock of the numbers is taken, so that
   * opening a receipt that is issued does not wait for it.
   */
  async #due(due: Due, limit = AT_ONCE): Promise<DuePosting[]> {
    const { rows } = await db.rawQuery<{ rows: DuePosting[] }>(
      `SELECT checkout_id, occurred_at::text FROM (
         (SELECT posted.checkout_id, posted.occurred_at FROM ledger_transactions AS posted WHERE ${duePostings('sale', due)}
           ORDER BY posted.occurred_at, posted.id LIMIT :limit)
         UNION ALL
         (SELECT posted.checkout_id, posted.occurred_at ${dueRefunds(due)} ORDER BY posted.occurred_at, posted.id LIMIT :limit)
       ) AS due ORDER BY due.occurred_at LIMIT :limit`,
      { ...dueBindings(due), limit }
    )
    return rows
  }

  /** Together, or, where that fails, checkout by checkout. */
  async #issueBatch(batch: DuePosting[]) {
    const failed: DuePosting[] = []
    if (batch.length === 0) return { issued: 0, failed }
    try {
      return { issued: await this.#issueFor(checkoutsOf(batch)), failed }
    } catch (error) {
      logger.warn({ err: error }, 'Receipts are issued checkout by checkout')
    }
    let issued = 0
    for (const checkoutId of checkoutsOf(batch)) {
      try {
        issued += await this.#issueFor([checkoutId])
      } catch (error) {
        logger.error({ err: error, checkoutId }, 'The receipts of a checkout cannot be issued')
        failed.push(batch.find((posting) => posting.checkout_id === checkoutId)!)
      }
    }
    return { issued, failed }
  }

  /**
   * Locks the checkouts first, in the order of AnonymiseOrders: who takes numbers waits for no row, and cannot deadlock with
   * an erasure (docs/adr/0013-advisory-locks.md).
   */
  async #issueFor(checkoutIds: number[]): Promise<number> {
    const due = { checkoutIds }
    return db.transaction(async (trx) => {
      await trx.rawQuery(
        'SELECT FROM checkouts WHERE id = ANY(?::integer[]) ORDER BY id FOR KEY SHARE',
        [checkoutIds]
      )
      await trx.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('receipts'))`)
      const receipts = await this.#issueForSales(due, trx)
      return receipts + (await this.issueCreditNotes.handle(due, trx))
    })
  }

  /**
   * Rows, shipping and tax are frozen on the checkout, and so is the country of the tax report; what may change later is
   * copied. The tax point is when the provider charged it, however late that was booked.
   */
  async #issueForSales(due: Due, trx: TransactionClientContract): Promise<number> {
    const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
      `WITH due AS (
         SELECT posted.id, posted.checkout_id, posted.occurred_at, posted.event_at FROM ledger_transactions AS posted
          WHERE ${duePostings('sale', due)}),
       numbered AS (
         SELECT due.*, ${lastNumber('receipt')} + row_number() OVER (ORDER BY occurred_at, id) AS number FROM due)
       INSERT INTO receipts (kind, series, number, checkout_id, ledger_transaction_id, supplied_at, issued_at, seller, country, tax_rate,
                             lines, shipping_amount, shipping_tax, total_amount, tax_amount)
       SELECT 'receipt', ${CURRENT_SERIES}, numbered.number, checkouts.id, numbered.id, coalesce(numbered.event_at, checkouts.paid_at),
              :now::timestamptz, :seller::jsonb, checkouts.quoted_country, tax_rate_of(checkouts), sold.lines,
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

  async #since(): Promise<string> {
    const row = await db.from('receipt_cursors').where('name', 'ledger').first()
    if (!row) return '-infinity'
    return DateTime.fromJSDate(row.complete_until).minus(OVERLAP).toSQL()!
  }

  async #moveCursor(completeUntil: string) {
    await db
      .table('receipt_cursors')
      .insert({ name: 'ledger', complete_until: completeUntil })
      .onConflict('name')
      .merge()
  }
}

const checkoutsOf = (postings: DuePosting[]) => [
  ...new Set(postings.map(({ checkout_id: id }) => id)),
]
