export { CancelDisputedOrders } from '#commerce/checkout/actions/cancel_disputed_orders'
export { CloseCheckout } from '#commerce/checkout/actions/close_checkout'
export {
  END_PREVIOUS_CHECKOUT_JOB,
  EndPreviousCheckout,
} from '#commerce/checkout/actions/end_previous_checkout'
export { ExpireOverdueCheckouts } from '#commerce/checkout/actions/expire_overdue_checkouts'
export { RetryDisputeCancellations } from '#commerce/checkout/actions/retry_dispute_cancellations'
export { orderConfirmation } from '#commerce/checkout/mails/order_confirmation_mail'
export { paymentFailed } from '#commerce/checkout/mails/payment_failed_mail'
export type { Result } from '#commerce/checkout/result'
export type { ResultOrder } from '#commerce/checkout/transformers/result_order_transformer'
export type { UnpaidResult } from '#commerce/checkout/transformers/unpaid_result_transformer'
export { addressMessages, shippingAddress } from '#commerce/checkout/validators/order_validator'
export { AnonymiseOrders } from '#commerce/orders/actions/anonymise_orders'
export { CancelPaidOrders } from '#commerce/orders/actions/cancel_paid_orders'
export { CancelUnpaidCheckout } from '#commerce/orders/actions/cancel_unpaid_checkout'
export { IssueOrderLink } from '#commerce/orders/actions/issue_order_link'
export {
  LockOrderForFulfilment,
  type Production,
  type ProductionRow,
} from '#commerce/orders/actions/lock_order_for_fulfilment'
export { MarkCheckoutPaid } from '#commerce/orders/actions/mark_checkout_paid'
export { MarkReceived } from '#commerce/orders/actions/mark_received'
export { MarkShipped } from '#commerce/orders/actions/mark_shipped'
export { NotifyDelivered } from '#commerce/orders/actions/notify_delivered'
export { NotifyShipped } from '#commerce/orders/actions/notify_shipped'
export { RecordRefund } from '#commerce/orders/actions/record_refund'
export {
  ReleaseProduction,
  type CorrectedDelivery,
} from '#commerce/orders/actions/release_production'
export { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
export { CANCELLED_BY_BUYER } from '#commerce/orders/cancelled_by_buyer'
export { CHECKOUT_LENGTHS, MOST_OF_ONE_LINE } from '#commerce/orders/checkout_lengths'
export { completesCancellation } from '#commerce/orders/completes_cancellation'
export { COUNTRIES, countryName, type Country } from '#commerce/orders/countries'
export { PaymentDisputed } from '#commerce/orders/errors'
export { NO_TAX } from '#commerce/orders/included_tax'
export { orderDelivered } from '#commerce/orders/mails/delivered_mail'
export { orderLinkAgain } from '#commerce/orders/mails/order_link_mail'
export { orderShipped } from '#commerce/orders/mails/shipped_mail'
export { parseOrderFilters } from '#commerce/orders/order_list_filters'
export type { OrderStatus, PaymentStatus } from '#commerce/orders/order_status'
export { ArtistOrderQuery } from '#commerce/orders/queries/artist_order_query'
export { CheckoutFileQuery } from '#commerce/orders/queries/checkout_file_query'
export { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
export { DeliveredPurchaseQuery } from '#commerce/orders/queries/delivered_purchase_query'
export { LastAddressQuery, type LastAddress } from '#commerce/orders/queries/last_address_query'
export { OpenCasesQuery } from '#commerce/orders/queries/open_cases_query'
export { OrderListQuery } from '#commerce/orders/queries/order_list_query'
export { OrderQueries } from '#commerce/orders/queries/order_queries'
export { OwnOrdersQuery, type OwnOrder } from '#commerce/orders/queries/own_orders_query'
export { PayableSalesQuery, type PayableSale } from '#commerce/orders/queries/payable_sales_query'
export { SalesStatsQuery } from '#commerce/orders/queries/sales_stats_query'
export { SHIPMENTS_OF_ORDER } from '#commerce/orders/queries/shipments_of_order'
export type { BuyerIdentity } from '#commerce/orders/queries/where_bought_by'
export { parseSoldOrderFilters } from '#commerce/orders/sold_filters'
export {
  toArtistOrderPage,
  type ArtistOrderPage,
} from '#commerce/orders/transformers/artist_order_transformer'
export {
  toCheckoutFile,
  type CheckoutFile,
} from '#commerce/orders/transformers/checkout_file_transformer'
export {
  LISTED_ORDER_CSV_HEAD,
  toListedOrder,
  toListedOrderCells,
  type ListedOrder,
} from '#commerce/orders/transformers/listed_order_transformer'
export type { OrderPage } from '#commerce/orders/transformers/order_page_transformer'
export {
  toArtistOrder,
  toSoldOrder,
  toAdminOrder,
  toBuyerOrder,
  type ArtistOrder,
  type SoldOrder,
  type OrderRow,
} from '#commerce/orders/transformers/order_transformer'
export { ApplyParkedEvents } from '#commerce/payments/actions/apply_parked_events'
export { CompletePaymentBySession } from '#commerce/payments/actions/complete_payment_by_session'
export { CreateRefund, type WantedRefund } from '#commerce/payments/actions/create_refund'
export { ExpirePaymentSession } from '#commerce/payments/actions/expire_payment_session'
export { OpenPaymentSession } from '#commerce/payments/actions/open_payment_session'
export { RecordProcessingFees } from '#commerce/payments/actions/record_processing_fees'
export { RetryOpenRefunds } from '#commerce/payments/actions/retry_open_refunds'
export { SubmitRefund } from '#commerce/payments/actions/submit_refund'
export { SUBMIT_REFUND_JOB, CANCEL_DISPUTED_ORDERS_JOB } from '#commerce/payments/job_names'
export { refundGiven } from '#commerce/payments/mails/refund_mail'
export { type Payment, type PaymentRequest, taxOf } from '#commerce/payments/payment'
export {
  parseDisputeView,
  DisputeListQuery,
  type DisputeView,
} from '#commerce/payments/queries/dispute_list_query'
export { DisputeQueries } from '#commerce/payments/queries/dispute_queries'
export { MONEY_CASES, MoneyCaseQuery } from '#commerce/payments/queries/money_case_query'
export { RefundQueries, type ReservedMoney } from '#commerce/payments/queries/refund_queries'
export { BalanceGateway, type BalanceMovement } from '#commerce/payments/stripe/balance_gateway'
export {
  toDispute,
  toListedDispute,
  type DisputeShape,
  type ListedDispute,
} from '#commerce/payments/transformers/dispute_transformer'
export { toRefund, type RefundShape } from '#commerce/payments/transformers/refund_transformer'
export {
  fulfilmentPort,
  type AssertCancelled,
  type Cancellation,
  type Fulfilment,
  type QuoteCaller,
  type QuoteResult,
  type ShippedGoods,
  type ShippingQuote,
  type ShippingRecipient,
  type TypedGoods,
} from '#commerce/fulfilment_port'
export { payoutsPort, type PayoutEvent, type Payouts } from '#commerce/payouts_port'
export { CancelAndRefund } from '#commerce/checkout/actions/cancel_and_refund'
export {
  BackfillStripeEvents,
  type BackfilledEvents,
} from '#commerce/payments/actions/backfill_stripe_events'
export { ApplyPayment } from '#commerce/payments/actions/apply_payment'
