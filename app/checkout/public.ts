export { EndOverdueCheckout } from '#checkout/actions/end_overdue_checkout'
export { ExpireOverdueCheckouts } from '#checkout/actions/expire_overdue_checkouts'
export type { Result } from '#checkout/result'
export type { ResultOrder } from '#checkout/transformers/result_order_shape'
