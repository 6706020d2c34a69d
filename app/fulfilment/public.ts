export {
  ReadProviderProduct,
  type OfferedVariant,
  type ProviderProduct,
} from '#fulfilment/read_provider_product'
export { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
export { LastRates } from '#fulfilment/shipping/last_rates'
export { ShippingQuotes } from '#fulfilment/shipping/shipping_quotes'
export { ProviderProductCache } from '#fulfilment/provider_product_cache'
export type { StoreProductDetail } from '#fulfilment/transformers/store_product_detail_transformer'
export type {
  CatalogItemShape,
  CatalogVariantShape,
  StoreProductShape,
} from '#fulfilment/transformers/provider_transformer'
export { costInPounds, NoExchangeRate } from '#fulfilment/cost_in_pounds'
export { knownToProvider } from '#fulfilment/known_to_provider'
export type { SkippedItem } from '#fulfilment/printful/read_each'
export { PrintfulClient } from '#fulfilment/printful/printful_client'
export {
  AddressInProduction,
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  ProviderUnavailable,
  RemainderUnfulfillable,
} from '#fulfilment/errors'
export { ProviderHealthQuery, type ProviderHealth } from '#fulfilment/queries/provider_health_query'
export { costWarning } from '#fulfilment/mails/cost_warning_mail'
export { SyncOnTimer } from '#fulfilment/actions/sync_on_timer'
export { FULL_SYNC_JOB, SYNC_JOB } from '#fulfilment/sync/job_names'
export type { SyncKind, SyncPhase, SyncRun } from '#fulfilment/sync/sync_run'
export { SyncStore } from '#fulfilment/sync/sync_store'
export type { Sync } from '#fulfilment/transformers/sync_transformer'
export {
  FULFILMENT_POLL_JOB,
  WEBHOOK_REGISTER_JOB,
  FULFILMENT_SUBMIT_JOB,
  FULFILMENT_RETRY_JOB,
} from '#fulfilment/submission/job_names'
export { PollProviderOrders } from '#fulfilment/submission/poll_provider_orders'
export { ProviderOrderQueries } from '#fulfilment/queries/provider_order_queries'
export { SubmitCheckout } from '#fulfilment/submission/submit_checkout'
export { SubmitProviderOrder, type Submitted } from '#fulfilment/submission/submit_provider_order'
export { RetryFulfilment } from '#fulfilment/submission/retry_fulfilment'
export { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
export { CancelFulfilment } from '#fulfilment/submission/cancel_fulfilment'
export { DeliverByTime } from '#fulfilment/actions/deliver_by_time'
export { ReprintOrders } from '#fulfilment/submission/reprint_orders'
export { RetryProviderOrder } from '#fulfilment/submission/retry_provider_order'
export { CheckoutProductionQuery } from '#fulfilment/queries/checkout_production_query'
export {
  toFiledShipment,
  toProduction,
  type FiledShipmentShape,
  type Production,
} from '#fulfilment/transformers/production_transformer'
export { ConnectProvider } from '#fulfilment/actions/connect_provider'
export { ProviderCharges, type ProviderCharge } from '#fulfilment/submission/provider_charges'
export { IS_ROW_CHARGED } from '#fulfilment/submission/provider_order_status'
export { ReadSizeGuides } from '#fulfilment/size_guides/read_size_guides'
export { SizeGuideQuery } from '#fulfilment/size_guides/size_guide_query'
export type { SizeGuide, SizeTable } from '#fulfilment/size_guides/size_guide'
export { readSizeTables } from '#fulfilment/printful/size_tables'
export { productDetails } from '#fulfilment/size_guides/product_details'
export { BackfillFromProviders } from '#fulfilment/actions/backfill_from_providers'
export { RefundUnfulfilledOrders } from '#fulfilment/actions/refund_unfulfilled_orders'
