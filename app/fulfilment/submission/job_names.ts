/** Asks the provider to make one order. */
export const FULFILMENT_SUBMIT_JOB = 'provider-order-submit'
/** Whatever was not submitted or got stuck. */
export const FULFILMENT_RETRY_JOB = 'provider-orders-sweep'
/** How the orders stand that the provider is at. */
export const FULFILMENT_POLL_JOB = 'provider-orders-poll'
/** Tells the provider where to report to. */
export const WEBHOOK_REGISTER_JOB = 'provider-webhook-register'
