import { Link } from '@adonisjs/inertia/react'
import type { Overview } from '#admin/queries/overview_query'
import type { ActShape } from '#admin/transformers/act_shape'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Attention } from '~/components/admin/overview/attention'
import { RecentActs } from '~/components/admin/overview/recent_acts'
import { Button } from '~/components/ui/button'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatCount } from '~/lib/counts'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'

type OverviewProps = InertiaProps<{ overview: Overview; acts: ActShape[] }>

function tilesOf(overview: Overview) {
  return [
    {
      label: 'Sales, 30 days',
      value: formatMoney(overview.sales),
      note: 'Without shipping and refunds',
    },
    {
      label: 'Orders',
      value: formatCount(overview.orders),
      note: `${formatCount(overview.processingOrders)} in processing`,
    },
    {
      label: 'Products',
      value: formatCount(overview.products),
      note: `${formatCount(overview.waitingProducts)} waiting for their artist`,
    },
    { label: 'QR scans, 30 days', value: formatCount(overview.scans) },
    {
      label: 'Artists',
      value: formatCount(overview.artists),
      note: (
        <Link href="/admin/artists" className="link">
          All artists
        </Link>
      ),
    },
    {
      label: 'Accounts',
      value: formatCount(overview.accounts),
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
  { label: 'Find an account', href: '/admin/users' },
  { label: 'Artists to verify', href: '/admin/artists?mark=unverified' },
  { label: 'Suspended accounts', href: '/admin/users?state=suspended' },
  { label: 'Settings', href: '/admin?tab=settings' },
]

export default function AdminOverview({ overview, acts }: OverviewProps) {
  return (
    <AdminFrame section="overview">
      <StatTiles tiles={tilesOf(overview)} columns={3} />
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <Attention overview={overview} />
        <RecentActs acts={acts} />
      </div>
      <nav aria-label="Next" className="flex flex-wrap gap-3">
        {ways.map(({ label, href }) => (
          <Button key={href} asChild>
            <Link href={href}>{label}</Link>
          </Button>
        ))}
      </nav>
    </AdminFrame>
  )
}
