export { checkoutApi } from '#commerce/checkout/openapi'
export { ordersApi } from '#commerce/orders/openapi'
export { paymentsApi } from '#commerce/payments/openapi'
