/** Asks the provider to make one order. */
export const SUBMIT_JOB = 'provider-order-submit'
/** Whatever was not submitted or got stuck. */
export const SWEEP_JOB = 'provider-orders-sweep'
/** How the orders stand that the provider is at. */
export const POLL_JOB = 'provider-orders-poll'
/** Tells the provider where to report to. */
export const REGISTER_JOB = 'provider-webhook-register'
