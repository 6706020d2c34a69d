export { CloseCheckout } from '#checkout/actions/close_checkout'
export {
  END_PREVIOUS_CHECKOUT_JOB,
  EndPreviousCheckout,
} from '#checkout/actions/end_previous_checkout'
export { ExpireOverdueCheckouts } from '#checkout/actions/expire_overdue_checkouts'
export { orderConfirmation } from '#checkout/mails/order_confirmation_mail'
export { paymentFailed } from '#checkout/mails/payment_failed_mail'
export type { Result } from '#checkout/result'
export type { ResultOrder } from '#checkout/transformers/result_order_transformer'
export type { UnpaidResult } from '#checkout/transformers/unpaid_result_transformer'
export { RefundUnfulfilledOrders } from '#checkout/actions/refund_unfulfilled_orders'
export { addressMessages, shippingAddress } from '#checkout/validators/order_validator'
export { CancelDisputedOrders } from '#checkout/actions/cancel_disputed_orders'
export { RetryDisputeCancellations } from '#checkout/actions/retry_dispute_cancellations'
export { BackfillFromProviders } from '#checkout/actions/backfill_from_providers'
