import { pence, toDecimal } from '#shared/money'

/** The sum of each account in the entries of a transaction, as columns of a query over `ledger_entries`. */
export const accountSums = (accounts: readonly string[]) =>
  accounts
    .map((account) => `sum(amount) FILTER (WHERE account = '${account}') AS ${account}`)
    .join(', ')

/** The cells of a file of the ledger: facts as they are, then the sum of each account in pounds. */
export const ledgerCells =
  <Fact extends string, Account extends string>(
    facts: readonly Fact[],
    accounts: readonly Account[]
  ) =>
  (row: Record<Fact, string | number | null> & Record<Account, string | null>) => [
    ...facts.map((fact) => row[fact] ?? ''),
    ...accounts.map((account) => toDecimal(pence(Number(row[account] ?? 0)))),
  ]
