import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { IssueCreditNotes } from '#commerce/receipts/actions/issue_credit_notes'
import { IssueSaleReceipts } from '#commerce/receipts/actions/issue_sale_receipts'
import type { Due, Issued } from '#commerce/receipts/due'
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
  constructor(
    private saleReceipts: IssueSaleReceipts,
    private creditNotes: IssueCreditNotes
  ) {}

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
    const receipts = await this.#issueEach(due, this.saleReceipts)
    return receipts + (await this.#issueEach(due, this.creditNotes))
  }

  /** A number at a time, each after the ones before, so that many are not looked through again and again. */
  async #issueEach(due: Due, issuer: Issuer): Promise<number> {
    let { since } = due
    let issued = 0
    while (await issuer.areDue({ ...due, since })) {
      const { count, last } = await inTurn((trx) => issuer.handle({ ...due, since }, trx))
      // Another caller was faster.
      if (count === 0) break
      issued += count
      since = last ?? since
    }
    return issued
  }

  async #since(): Promise<string | undefined> {
    const row = await db.from('receipt_cursors').where('name', 'ledger').first()
    return row ? DateTime.fromJSDate(row.complete_until).minus(OVERLAP).toSQL()! : undefined
  }
}

type Issuer = {
  /** Asked before the lock is taken, so that who opens an issued receipt does not wait for it. */
  areDue(due: Due): Promise<boolean>
  handle(due: Due, trx: TransactionClientContract): Promise<Issued>
}

/** One caller at a time takes numbers. */
function inTurn(issue: (trx: TransactionClientContract) => Promise<Issued>): Promise<Issued> {
  return db.transaction(async (trx) => {
    await trx.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('receipts'))`)
    return issue(trx)
  })
}
