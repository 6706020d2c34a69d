/** Asks the provider to make one order. */
export const FULFILMENT_SUBMIT_JOB = 'fulfilment.submit'
/** Whatever was not submitted or got stuck. */
export const FULFILMENT_RETRY_JOB = 'fulfilment.retry'
/** How the orders stand that the provider is at. */
export const FULFILMENT_POLL_JOB = 'fulfilment.poll'
/** Tells the provider where to report to. */
export const WEBHOOK_REGISTER_JOB = 'provider-webhook.register'
