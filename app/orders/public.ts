export { CancelUnpaidCheckout } from '#orders/actions/cancel_unpaid_checkout'
export { MarkCheckoutPaid, type Collected } from '#orders/actions/mark_checkout_paid'
export {
  PlaceCheckout,
  type CheckoutLine,
  type Contact,
  type NewCheckout,
  type ShippingAddress,
} from '#orders/actions/place_checkout'
export { CheckoutQueries, type PlacedCheckout } from '#orders/queries/checkout_queries'
export { OrderQueries } from '#orders/queries/order_queries'
export {
  toArtistOrder,
  toBuyerOrder,
  type ArtistOrder,
  type BuyerOrder,
  type OrderRow,
} from '#orders/transformers/order_shape'
