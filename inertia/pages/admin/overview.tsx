import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import type { Overview } from '#admin/queries/overview_query'
import type { AuditEntryShape } from '#admin/transformers/audit_entry_transformer'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Attention } from '~/components/admin/overview/attention'
import { RecentAuditEntries } from '~/components/admin/overview/recent_audit_entries'
import { SalesByDay } from '~/components/admin/overview/sales_by_day'
import { formatBoundedCount, formatCount } from '~/lib/counts'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'

type OverviewProps = InertiaProps<{
  overview: Overview
  salesByDay: { day: string; amount: number }[]
  entries: AuditEntryShape[]
}>

function figuresOf(overview: Overview) {
  return [
    {
      label: 'Sales, 30 days',
      value: formatMoney(overview.sales),
      note: 'Excludes shipping and refunds',
    },
    {
      label: 'Orders',
      value: formatBoundedCount(overview.orders),
      note: `${formatCount(overview.processingOrders)} in processing`,
    },
    {
      label: 'Products',
      value: formatBoundedCount(overview.products),
      note: `${formatCount(overview.waitingProducts)} awaiting artist approval`,
    },
    { label: 'QR scans, 30 days', value: formatCount(overview.scans), note: 'At gigs and online' },
    {
      label: 'Artists',
      value: formatBoundedCount(overview.artists),
      note: (
        <Link href="/admin/artists" className="link">
          All artists
        </Link>
      ),
    },
    {
      label: 'Accounts',
      value: formatBoundedCount(overview.accounts),
      note: (
        <Link href="/admin/users" className="link">
          {formatCount(overview.newAccounts)} new in 7 days
        </Link>
      ),
    },
  ]
}

/** What one does next. */
const ways = [
  { label: 'Figures', href: '/admin/figures' },
  { label: 'Find an account', href: '/admin/users' },
  { label: 'Artists to verify', href: '/admin/artists?mark=unverified' },
  { label: 'Suspended accounts', href: '/admin/users?state=suspended' },
  { label: 'Settings', href: '/admin?tab=settings' },
]

export default function AdminOverview({ overview, salesByDay, entries }: OverviewProps) {
  return (
    <AdminFrame section="overview">
      <dl className="admin-figures">
        {figuresOf(overview).map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className="admin-soft">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="admin-halves">
        <div>
          <Attention overview={overview} />
          <RecentAuditEntries entries={entries} />
        </div>
        <div>
          <SalesByDay days={salesByDay} />
          <nav aria-labelledby="next" className="admin-facts">
            <h2 id="next" className="admin-heading">
              Go to
            </h2>
            <ul className="admin-rows">
              {ways.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className="flex-1 font-semibold after:absolute after:inset-0">
                    {label}
                  </Link>
                  <ArrowRight aria-hidden className="size-4 shrink-0" />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </AdminFrame>
  )
}
