export { CancelUnpaidCheckout } from '#orders/actions/cancel_unpaid_checkout'
export type { Collected } from '#orders/actions/fill_in_collected'
export { MarkCheckoutPaid } from '#orders/actions/mark_checkout_paid'
export { PlaceCheckout, type Contact, type ShippingAddress } from '#orders/actions/place_checkout'
export type { OrderStatus, PaymentStatus } from '#orders/order_status'
export { COUNTRIES, type Country } from '#orders/countries'
export { CHECKOUT_LENGTHS, MOST_OF_ONE_LINE } from '#orders/checkout_lengths'
export { CheckoutQueries, type PlacedCheckout } from '#orders/queries/checkout_queries'
export { DeliveredPurchaseQuery } from '#orders/queries/delivered_purchase_query'
export { OrderQueries } from '#orders/queries/order_queries'
export { SalesFiguresQuery } from '#orders/queries/sales_figures_query'
export {
  toArtistOrder,
  toBuyerOrder,
  type ArtistOrder,
  type OrderCore,
  type OrderRow,
} from '#orders/transformers/order_shape'
