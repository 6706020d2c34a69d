import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ACCOUNTS, type Account } from '#ledger/public'
import { ClosedMonths } from '#accounting/months/closed_months'
import { CountedMonths } from '#accounting/months/counted_months'
import { add, pence, subtract, type Pence } from '#shared/money'
import { spanOf } from '#shared/months'

/** An account over a month: opening and closing as they stand, debits above zero; what was posted to each side. */
export type AccountBalance = {
  account: Account
  opening: Pence
  debits: Pence
  credits: Pence
  closing: Pence
}

export type MonthBalances = { transactions: number; entries: number; balances: AccountBalance[] }

/**
 * The trial balance of a month: of a closed or counted month as it was stored, of another one counted from the last of these
 * on, which is the current month where CountMonths has run.
 */
export class MonthBalancesQuery {
  #closed = new ClosedMonths()
  #counted = new CountedMonths()

  async of(month: string, trx?: TransactionClientContract): Promise<MonthBalances> {
    const stored = (await this.#closed.find(month, trx)) ?? (await this.#counted.find(month, trx))
    return stored ?? this.count(month, trx)
  }

  /** The last stored month before this one; months are counted after those that are closed. */
  async #lastBefore(month: string, trx?: TransactionClientContract) {
    const counted = await this.#counted.lastBefore(month, trx)
    return counted ?? this.#closed.lastBefore(month, trx)
  }

  async count(month: string, trx?: TransactionClientContract): Promise<MonthBalances> {
    const { from, until } = spanOf(month)!
    const before = await this.#lastBefore(month, trx)
    const { rows } = await (trx ?? db).rawQuery<{ rows: CountedRow[] }>(
      `SELECT account,
              coalesce(sum(amount) FILTER (WHERE occurred_at < :from), 0) AS earlier,
              coalesce(sum(amount) FILTER (WHERE occurred_at >= :from AND amount > 0), 0) AS debits,
              coalesce(-sum(amount) FILTER (WHERE occurred_at >= :from AND amount < 0), 0) AS credits,
              count(*) FILTER (WHERE occurred_at >= :from) AS entries,
              (SELECT count(*) FROM ledger_transactions WHERE occurred_at >= :from AND occurred_at < :until) AS transactions
         FROM ledger_transactions AS posted JOIN ledger_entries ON transaction_id = posted.id
        WHERE occurred_at < :until AND occurred_at >= coalesce(:since::timestamptz, '-infinity')
        GROUP BY account`,
      { from: from.toSQL()!, until: until.toSQL()!, since: before?.endsAt.toISOString() ?? null }
    )
    const opened = new Map(before?.balances.map(({ account, closing }) => [account, closing]))
    const counted = new Map(rows.map((row) => [row.account, row]))
    return {
      transactions: Number(rows[0]?.transactions ?? 0),
      entries: rows.reduce((sum, { entries }) => sum + Number(entries), 0),
      balances: ACCOUNTS.map((account) =>
        toBalance(account, opened.get(account) ?? pence(0), counted.get(account))
      ),
    }
  }
}

function toBalance(account: Account, opened: Pence, row: CountedRow | undefined): AccountBalance {
  const amount = (text = '0') => pence(Number(text))
  const opening = add(opened, amount(row?.earlier))
  const debits = amount(row?.debits)
  const credits = amount(row?.credits)
  return { account, opening, debits, credits, closing: subtract(add(opening, debits), credits) }
}

type CountedRow = {
  account: Account
  earlier: string
  debits: string
  credits: string
  entries: string
  transactions: string
}
