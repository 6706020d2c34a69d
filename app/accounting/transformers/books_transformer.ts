import type { AccountBalance, MonthBalances } from '#accounting/months/month_balances'
import type { Account } from '#ledger/public'
import { add, toNumber, type Pence } from '#shared/money'

/** What the books of a month come to, in pounds, debits above zero. */
export type BooksShape = {
  transactions: number
  entries: number
  balances: {
    account: Account
    opening: number
    debits: number
    credits: number
    closing: number
  }[]
  total: { debits: number; credits: number }
}

export function toBooks({ transactions, entries, balances }: MonthBalances): BooksShape {
  const sum = (side: (balance: AccountBalance) => Pence) => toNumber(add(...balances.map(side)))
  return {
    transactions,
    entries,
    balances: balances.map(({ account, opening, debits, credits, closing }) => ({
      account,
      opening: toNumber(opening),
      debits: toNumber(debits),
      credits: toNumber(credits),
      closing: toNumber(closing),
    })),
    total: { debits: sum(({ debits }) => debits), credits: sum(({ credits }) => credits) },
  }
}
