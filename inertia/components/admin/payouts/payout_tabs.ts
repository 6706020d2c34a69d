/** The lists of the section Payouts: what was paid, and the checks of fraud rules. */
export const PAYOUT_TABS = {
  payouts: { label: 'Payouts', href: '/admin/payouts' },
  waiting: { label: 'Fraud checks', href: '/admin/fraud-checks' },
  kept: { label: 'Kept paused', href: '/admin/fraud-checks?view=kept' },
  released: { label: 'Released', href: '/admin/fraud-checks?view=released' },
  rules: { label: 'Fraud rules', href: '/admin/fraud-rules' },
}
