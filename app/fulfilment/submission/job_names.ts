/** Submits one order to the provider. */
export const FULFILMENT_SUBMIT_JOB = 'fulfilment.submit'
/** Submits paid orders that were not submitted, and retries those that got stuck. */
export const FULFILMENT_RETRY_JOB = 'fulfilment.retry'
/** Reads the orders that the provider is making again: a webhook may not have arrived. */
export const FULFILMENT_POLL_JOB = 'fulfilment.poll'
/** Registers the address of our webhook with the provider. */
export const WEBHOOK_REGISTER_JOB = 'provider-webhook.register'
