export { checkoutApi } from '#commerce/checkout/openapi'
export { ordersApi } from '#commerce/orders/openapi'
export { fraudWarningsApi } from '#commerce/payments/fraud_warnings/openapi'
export { paymentsApi } from '#commerce/payments/openapi'
