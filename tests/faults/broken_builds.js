/**
 * Builds with a check taken out, by name: the faults (as in FAULTS_ONLY) under which the suite has to notice, and by what
 * sign. `check` and `without` are of the built file.
 */
export const BROKEN_BUILDS = {
  'a refund is asked for under another key each time': {
    file: '/app/commerce/payments/actions/submit_refund.js',
    check: '`refund-${refund.refundKey}`',
    without: '`refund-${Math.random()}`',
    only: "refund, sending: drop the provider's answer",
    sign: /^\d+ refunded, \d+ was decided/,
  },
  'a payout is asked for under another key each time': {
    file: '/app/payouts/actions/send_payout.js',
    check: 'payout.idempotencyKey)',
    without: 'String(Math.random()))',
    only: "payout, sending: drop the provider's answer",
    sign: /^payout \d+ \(paid\): 2 transfers/,
  },
  'an order has another name at Printful each time': {
    file: '/app/fulfilment/submission/provider_order_request.js',
    check: 'externalId,\n',
    without: 'externalId: `${externalId}-${Date.now()}`,\n',
    only: "sale, submitting: drop the provider's answer",
    sign: /^[2-9] orders at Printful/,
  },
  'artwork whose decoder was killed is refused': {
    file: '/app/catalog/artworks/decode_artwork.js',
    check: 'FOREIGN_SIGNALS.includes(signal)',
    without: '[].includes(signal)',
    only: 'artwork, checking: kill the decoder',
    sign: /: complex$/,
  },
}
