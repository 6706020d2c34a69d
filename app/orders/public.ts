export { AnonymiseOrders } from '#orders/actions/anonymise_orders'
export { CancelPaidOrders } from '#orders/actions/cancel_paid_orders'
export { CancelUnpaidCheckout } from '#orders/actions/cancel_unpaid_checkout'
export type { Collected } from '#orders/actions/fill_in_collected'
export { HoldProduction } from '#orders/actions/hold_production'
export { IssueOrderLink } from '#orders/actions/issue_order_link'
export { SaveContact } from '#orders/actions/save_contact'
export { RenewOrderLink } from '#orders/actions/renew_order_link'
export { LockOrderForRefund, type Refundable } from '#orders/actions/lock_order_for_refund'
export {
  LockOrderForFulfilment,
  type Production,
  type ProductionRow,
} from '#orders/actions/lock_order_for_fulfilment'
export { NO_TAX, type IncludedTax } from '#orders/included_tax'
export { MarkCheckoutPaid, type PaidOutcome } from '#orders/actions/mark_checkout_paid'
export { MarkDisputed } from '#orders/actions/mark_disputed'
export { MarkReceived } from '#orders/actions/mark_received'
export { MarkShipped } from '#orders/actions/mark_shipped'
export { RecordCancellationReason } from '#orders/actions/record_cancellation_reason'
export {
  CreateCheckoutRows,
  type Contact,
  type ShippingAddress,
} from '#orders/actions/create_checkout_rows'
export { ReleaseProduction, type CorrectedDelivery } from '#orders/actions/release_production'
export { PAYMENT_REFUSED } from '#orders/payment_refused'
export { RecordRefund } from '#orders/actions/record_refund'
export { NotifyDelivered } from '#orders/actions/notify_delivered'
export { NotifyShipped } from '#orders/actions/notify_shipped'
export { orderDelivered } from '#orders/mails/delivered_mail'
export { orderLinkAgain } from '#orders/mails/order_link_mail'
export { orderShipped } from '#orders/mails/shipped_mail'
export { orderMailSamples } from '#orders/mails/order_mail_samples'
export { PayableSalesQuery, type PayableSale } from '#orders/queries/payable_sales_query'
export { paymentProgressPort } from '#orders/payment_progress_port'
export { OwnOrdersQuery, type OwnOrder } from '#orders/queries/own_orders_query'
export { toAwaitedPayment } from '#orders/transformers/awaited_payment_transformer'
export { payoutStatusPort } from '#orders/ledger/payout_status_port'
export { ORDER_LINK_DAYS } from '#orders/order_link'
export { CANCELLED_BY_BUYER } from '#orders/cancelled_by_buyer'
export { PaymentDisputed } from '#orders/errors'
export { completesCancellation } from '#orders/completes_cancellation'
export { deliveryEstimate } from '#orders/delivery_estimate'
export { default as OrderPolicy } from '#orders/policies/order_policy'
export type { OrderStatus, PaymentStatus } from '#orders/order_status'
export { COUNTRIES, countryName, type Country } from '#orders/countries'
export { CHECKOUT_LENGTHS, MOST_OF_ONE_LINE } from '#orders/checkout_lengths'
export {
  CheckoutQueries,
  type CheckoutBuyer,
  type PlacedCheckout,
} from '#orders/queries/checkout_queries'
export { DeliveredPurchaseQuery } from '#orders/queries/delivered_purchase_query'
export { LastAddressQuery, type LastAddress } from '#orders/queries/last_address_query'
export { OpenCasesQuery } from '#orders/queries/open_cases_query'
export { OrderQueries } from '#orders/queries/order_queries'
export {
  OrderMailContentQuery,
  toMailLine,
  type OrderMailContent,
} from '#orders/queries/order_mail_content_query'
export { ArtistOrderQuery } from '#orders/queries/artist_order_query'
export type { BuyerIdentity } from '#orders/queries/where_bought_by'
export { SalesStatsQuery } from '#orders/queries/sales_stats_query'
export { parseSoldOrderFilters } from '#orders/sold_filters'
export {
  toArtistOrderPage,
  type ArtistOrderPage,
} from '#orders/transformers/artist_order_transformer'
export {
  toArtistOrder,
  toSoldOrder,
  toAdminOrder,
  toBuyerOrder,
  type ArtistOrder,
  type SoldOrder,
  type OrderRow,
} from '#orders/transformers/order_transformer'
export type { OrderPage } from '#orders/transformers/order_page_transformer'
export { parseOrderFilters } from '#orders/order_list_filters'
export { OrderListQuery } from '#orders/queries/order_list_query'
export { CheckoutFileQuery } from '#orders/queries/checkout_file_query'
export { toCheckoutFile, type CheckoutFile } from '#orders/transformers/checkout_file_transformer'
export {
  LISTED_ORDER_CSV_HEAD,
  toListedOrder,
  toListedOrderCells,
  type ListedOrder,
} from '#orders/transformers/listed_order_transformer'
export { SHIPMENTS_OF_ORDER } from '#orders/queries/shipments_of_order'
