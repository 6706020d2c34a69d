/** The lists of the section Disputes: what banks have taken back, and what they reported as fraud before that. */
export const DISPUTE_TABS = {
  undecided: { label: 'Undecided', href: '/admin/disputes' },
  decided: { label: 'Decided', href: '/admin/disputes?view=decided' },
  open: { label: 'Fraud warnings', href: '/admin/fraud-warnings' },
  ended: { label: 'Past warnings', href: '/admin/fraud-warnings?view=ended' },
}
