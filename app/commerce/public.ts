export { CloseCheckout } from '#commerce/checkout/actions/close_checkout'
export { ExpireOverdueCheckouts } from '#commerce/checkout/actions/expire_overdue_checkouts'
export { addressMessages, shippingAddress } from '#commerce/checkout/validators/order_validator'
export { AnonymiseOrders } from '#commerce/orders/actions/anonymise_orders'
export {
  LockOrderForFulfilment,
  type Production,
  type ProductionRow,
} from '#commerce/orders/actions/lock_order_for_fulfilment'
export { MarkReceived } from '#commerce/orders/actions/mark_received'
export { MarkShipped } from '#commerce/orders/actions/mark_shipped'
export { NotifyShipped } from '#commerce/orders/actions/notify_shipped'
export {
  ReleaseProduction,
  type CorrectedDelivery,
} from '#commerce/orders/actions/release_production'
export { CANCELLED_BY_BUYER } from '#commerce/orders/cancelled_by_buyer'
export { CHECKOUT_LENGTHS } from '#commerce/orders/checkout_lengths'
export { completesCancellation } from '#commerce/orders/completes_cancellation'
export { COUNTRIES, countryName } from '#commerce/orders/countries'
export { PaymentDisputed } from '#commerce/orders/errors'
export { NO_TAX } from '#commerce/orders/included_tax'
export { parseOrderFilters } from '#commerce/orders/order_list_filters'
export { ArtistOrderQuery } from '#commerce/orders/queries/artist_order_query'
export { CheckoutFileQuery } from '#commerce/orders/queries/checkout_file_query'
export { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
export { DeliveredPurchaseQuery } from '#commerce/orders/queries/delivered_purchase_query'
export { LastAddressQuery } from '#commerce/orders/queries/last_address_query'
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
export { CreateRefund } from '#commerce/payments/actions/create_refund'
export { SubmitRefund } from '#commerce/payments/actions/submit_refund'
export { taxOf } from '#commerce/payments/payment'
export { parseDisputeView, DisputeListQuery } from '#commerce/payments/queries/dispute_list_query'
export { DisputeQueries } from '#commerce/payments/queries/dispute_queries'
export { MONEY_CASES, MoneyCaseQuery } from '#commerce/payments/queries/money_case_query'
export { RefundQueries, type ReservedMoney } from '#commerce/payments/queries/refund_queries'
export { BalanceGateway, type BalanceMovement } from '#commerce/payments/stripe/balance_gateway'
export {
  toDispute,
  toListedDispute,
  type DisputeShape,
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
