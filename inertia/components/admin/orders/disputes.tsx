import type { Dispute } from '~/components/admin/orders/shapes'
import { Badge } from '~/components/ui/badge'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

const STATES: Record<Dispute['status'], { label: string; variant: 'warn' | 'bad' | 'line' }> = {
  inquiry: { label: 'Inquiry', variant: 'warn' },
  open: { label: 'Open', variant: 'bad' },
  won: { label: 'Won', variant: 'line' },
  lost: { label: 'Lost', variant: 'bad' },
}

/** What the buyer complained of to their bank, and how that stands. */
export function Disputes({ disputes, currency }: { disputes: Dispute[]; currency: string }) {
  return (
    <div className="grid gap-3">
      <h2 className="tag">Disputes</h2>
      <ul className="grid gap-3">
        {disputes.map(({ id, status, amount, reason, createdAt }) => (
          <li key={id} className="grid gap-0.5">
            <p className="flex items-baseline justify-between gap-4">
              <Badge variant={STATES[status].variant}>{STATES[status].label}</Badge>
              <span className="font-semibold">{formatMoney(amount, currency)}</span>
            </p>
            <p>{reason.replaceAll('_', ' ')}</p>
            <p className="text-sm text-ink-soft">{formatDateTime(createdAt)}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">Answered in Stripe’s own dashboard.</p>
    </div>
  )
}
