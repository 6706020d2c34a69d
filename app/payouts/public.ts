export { HoldPayouts } from '#payouts/actions/hold_payouts'
export { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
export { RetryPayout } from '#payouts/actions/retry_payout'
export { listedPayoutSchema } from '#payouts/openapi'
export { PayoutBalanceQuery, type PayoutBalance } from '#payouts/queries/payout_balance_query'
export { parsePayoutFilters, PayoutListQuery } from '#payouts/queries/payout_list_query'
export { PayoutQueries } from '#payouts/queries/payout_queries'
export { retryOf } from '#payouts/retry'
export type { StatementPart } from '#payouts/statements/statement'
export { StatementQuery } from '#payouts/statements/statement_query'
export { toListedPayout } from '#payouts/transformers/listed_payout_transformer'
export {
  toPayoutAccount,
  type PayoutAccountShape,
} from '#payouts/transformers/payout_account_transformer'
export {
  toPayout,
  toPayoutPage,
  type PayoutPage,
  type PayoutShape,
} from '#payouts/transformers/payout_transformer'
export {
  toStatement,
  toStatementLine,
  type ShownStatementLine,
  type Statement,
} from '#payouts/transformers/statement_transformer'
