/**
 * Builds with a check taken out, by name, and the faults (as in FAULTS_ONLY) under which the suite has to notice.
 */
export const BROKEN_BUILDS = {
  'a refund is asked for under another key each time': {
    file: '/app/payments/actions/send_refund.js',
    check: '`refund-${refund.refundKey}`',
    without: '`refund-${Math.random()}`',
    only: "refund, sending: drop the provider's answer",
  },
}
