import { Link } from '@adonisjs/inertia/react'
import { NoOrders } from '~/components/studio/no_orders'
import { QuickActions } from '~/components/studio/quick_actions'
import { RecentOrders } from '~/components/studio/recent_orders'
import type { ArtistOrder, Overview, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatMoney } from '~/lib/money'
import type { InertiaProps } from '~/types'

const count = new Intl.NumberFormat('en-GB')

type OverviewProps = InertiaProps<Frame & { overview: Overview; orders: ArtistOrder[] }>

function tilesOf(overview: Overview, pendingApprovals: number, approvalsHref: string) {
  const { totalSales, orders, products, scans } = overview
  return [
    { label: 'Total Sales', value: formatMoney(totalSales), note: 'without shipping' },
    { label: 'Orders', value: count.format(orders), note: 'paid' },
    {
      label: 'Products',
      value: count.format(products),
      note:
        pendingApprovals > 0 ? (
          <Link href={approvalsHref} className="link">
            {pendingApprovals} to approve
          </Link>
        ) : (
          'on sale'
        ),
    },
    { label: 'QR Scans', value: count.format(scans), note: 'all codes' },
  ]
}

export default function OverviewPage({ overview, orders, pendingApprovals }: OverviewProps) {
  const hrefOf = useDashboardAddress()
  const hrefs = {
    products: hrefOf('product-management'),
    orders: hrefOf('orders'),
    qrCodes: hrefOf('qr-codes'),
  }
  return (
    <StudioFrame>
      <div className="grid gap-5 sm:gap-7">
        <StatTiles tiles={tilesOf(overview, pendingApprovals, hrefOf('product-approvals'))} />
        <section aria-labelledby="recent" className="grid gap-3">
          <div className="grid gap-6 sm:flex sm:flex-row-reverse sm:items-end sm:justify-between">
            <QuickActions hrefs={hrefs} />
            <h2 id="recent" className="display-card">
              Recent Orders
            </h2>
          </div>
          {orders.length > 0 ? (
            <RecentOrders orders={orders} />
          ) : (
            <NoOrders qrHref={hrefs.qrCodes} />
          )}
        </section>
      </div>
    </StudioFrame>
  )
}
