import { LinkTabs } from '~/components/ui/tabs'

const TABS = {
  payouts: { label: 'Payouts', href: '/admin/payouts' },
  waiting: { label: 'Fraud checks', href: '/admin/fraud-checks' },
  kept: { label: 'Kept paused', href: '/admin/fraud-checks?view=kept' },
  released: { label: 'Released', href: '/admin/fraud-checks?view=released' },
  rules: { label: 'Fraud rules', href: '/admin/fraud-rules' },
}

/** The lists of the section Payouts: what was paid, and the checks of fraud rules. */
export function PayoutTabs({ current }: { current: keyof typeof TABS }) {
  return (
    <LinkTabs
      isInner
      label="Payouts"
      items={Object.entries(TABS).map(([key, { label, href }]) => ({
        label,
        href,
        current: key === current,
      }))}
    />
  )
}
