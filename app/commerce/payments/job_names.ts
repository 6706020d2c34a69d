/** `{ refundId }`: submits a refund to the provider in the background. */
export const SUBMIT_REFUND_JOB = 'refunds.submit'

/** `{ checkoutId }`: cancels the production of the orders of a lost dispute, through the fulfilment port. */
export const CANCEL_DISPUTED_ORDERS_JOB = 'disputed-orders.cancel'
