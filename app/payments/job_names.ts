/** `{ refundId }`: asks the provider for a refund that nobody waits for. */
export const SEND_REFUND_JOB = 'refund-send'
