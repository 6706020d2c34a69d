/** `{ refundId }`: asks the provider for a refund that nobody waits for. */
export const SUBMIT_REFUND_JOB = 'refunds.submit'

/** `{ checkoutId }`: what a lost dispute has taken back is not made; done by whoever knows of production. */
export const CANCEL_DISPUTED_ORDERS_JOB = 'disputed-orders.cancel'
