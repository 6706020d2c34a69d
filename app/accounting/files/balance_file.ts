import { MonthBalancesQuery, type AccountBalance } from '#accounting/months/month_balances'
import { csvParts } from '#shared/csv_parts'
import { toDecimal } from '#shared/money'

const HEAD = ['account', 'opening', 'debits', 'credits', 'closing']

/** The trial balance of a month: what each account stood at before and after it, debits above zero. */
export function balanceFile(month: string): AsyncGenerator<string> {
  return csvParts<AccountBalance>({
    head: HEAD,
    readAfter: async (row) => (row ? [] : (await new MonthBalancesQuery().of(month)).balances),
    toCells: ({ account, opening, debits, credits, closing }) => [
      account,
      ...[opening, debits, credits, closing].map((amount) => toDecimal(amount)),
    ],
  })
}
