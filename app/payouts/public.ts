export { HoldPayouts } from '#payouts/actions/hold_payouts'
export { NotifyPayoutPaid } from '#payouts/actions/notify_payout_paid'
export { RecoverNegativeBalances } from '#payouts/actions/recover_negative_balances'
export { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
export { ReservePayout } from '#payouts/actions/reserve_payout'
export { RetryOpenPayouts } from '#payouts/actions/retry_open_payouts'
export { RetryPayout } from '#payouts/actions/retry_payout'
export { RunPayouts } from '#payouts/actions/run_payouts'
export { StartOnboarding } from '#payouts/actions/start_onboarding'
export { payoutPaid } from '#payouts/mails/payout_mail'
export { listedPayoutSchema } from '#payouts/openapi'
export type { PayoutStatus } from '#payouts/payout_status'
export { PayoutBalanceQuery, type PayoutBalance } from '#payouts/queries/payout_balance_query'
export { parsePayoutFilters, PayoutListQuery } from '#payouts/queries/payout_list_query'
export { PayoutQueries } from '#payouts/queries/payout_queries'
export { retryOf } from '#payouts/retry'
export type { StatementPart } from '#payouts/statements/statement'
export { StatementQuery } from '#payouts/statements/statement_query'
export { toListedPayout, type ListedPayout } from '#payouts/transformers/listed_payout_transformer'
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
