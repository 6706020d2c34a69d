export type {
  CollectedDetails,
  Payment,
  PaymentAddress,
  PaymentRequest,
  PaymentState,
} from '#payments/payment'
export { receivedOf, taxOf } from '#payments/payment'
export { paymentCompletionPort } from '#payments/payment_completion_port'
export { overridePaymentMode, paymentMode, paymentsConfigured } from '#payments/payment_mode'
export {
  AlreadyPaid,
  isPermanentFailure,
  PaymentInProgress,
  PaymentUnavailable,
} from '#payments/errors'
export { OpenPaymentSession } from '#payments/actions/open_payment_session'
export { CompletePaymentBySession } from '#payments/actions/complete_payment_by_session'
export { ExpirePaymentSession } from '#payments/actions/expire_payment_session'
export { CreateRefund, type WantedRefund } from '#payments/actions/create_refund'
export { SUBMIT_REFUND_JOB, CANCEL_DISPUTED_ORDERS_JOB } from '#payments/job_names'
export { SubmitRefund } from '#payments/actions/submit_refund'
export {
  BackfillStripeEvents,
  type BackfilledEvents,
} from '#payments/actions/backfill_stripe_events'
export { RetryOpenRefunds } from '#payments/actions/retry_open_refunds'
export { BalanceGateway, type BalanceMovement } from '#payments/stripe/balance_gateway'
export { RecordProcessingFees } from '#payments/actions/record_processing_fees'
export { RefundQueries, type ReservedMoney } from '#payments/queries/refund_queries'
export { DisputeQueries } from '#payments/queries/dispute_queries'
export {
  parseDisputeView,
  DisputeListQuery,
  type DisputeView,
} from '#payments/queries/dispute_list_query'
export {
  toDispute,
  toListedDispute,
  type DisputeShape,
  type ListedDispute,
} from '#payments/transformers/dispute_transformer'
export { MONEY_CASES, MoneyCaseQuery } from '#payments/queries/money_case_query'
export { toRefund, type RefundShape } from '#payments/transformers/refund_transformer'
export { PaymentPageQuery } from '#payments/queries/payment_page_query'
export { RecoverNegativeBalances } from '#payments/payouts/actions/recover_negative_balances'
export { RunPayouts } from '#payments/payouts/actions/run_payouts'
export { ReservePayout } from '#payments/payouts/actions/reserve_payout'
export { RetryOpenPayouts } from '#payments/payouts/actions/retry_open_payouts'
export { StartOnboarding } from '#payments/payouts/actions/start_onboarding'
export { RefreshPayoutAccount } from '#payments/payouts/actions/refresh_payout_account'
export {
  PayoutBalanceQuery,
  type PayoutBalance,
} from '#payments/payouts/queries/payout_balance_query'
export { PayoutQueries } from '#payments/payouts/queries/payout_queries'
export type { PayoutStatus } from '#payments/payouts/payout_status'
export type { StatementPart } from '#payments/payouts/statements/statement'
export { StatementQuery } from '#payments/payouts/statements/statement_query'
export {
  toPayoutAccount,
  type PayoutAccountShape,
} from '#payments/payouts/transformers/payout_account_transformer'
export {
  toPayout,
  toPayoutPage,
  type PayoutPage,
  type PayoutShape,
} from '#payments/payouts/transformers/payout_transformer'
export {
  toStatement,
  toStatementLine,
  type ShownStatementLine,
  type Statement,
} from '#payments/payouts/transformers/statement_transformer'
export { refundGiven } from '#payments/mails/refund_mail'
export { payoutPaid } from '#payments/mails/payout_mail'
export { NotifyPayoutPaid } from '#payments/actions/notify_payout_paid'
export { HoldPayouts } from '#payments/payouts/actions/hold_payouts'
export { RetryPayout } from '#payments/payouts/actions/retry_payout'
export { retryOf } from '#payments/payouts/retry'
export { parsePayoutFilters, PayoutListQuery } from '#payments/payouts/queries/payout_list_query'
export {
  toListedPayout,
  type ListedPayout,
} from '#payments/payouts/transformers/listed_payout_transformer'
export { listedPayoutSchema } from '#payments/payouts/openapi'
export { ApplyParkedEvents } from '#payments/actions/apply_parked_events'
