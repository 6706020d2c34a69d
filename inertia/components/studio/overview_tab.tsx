import { Link } from '@adonisjs/inertia/react'
import { NoOrders } from '~/components/studio/no_orders'
import { RecentOrders } from '~/components/studio/recent_orders'
import type { ArtistOrder, Overview } from '~/components/studio/shapes'
import { Button } from '~/components/ui/button'
import { StatTiles } from '~/components/ui/stat_tiles'
import { formatMoney } from '~/lib/money'

const count = new Intl.NumberFormat('en-GB')

type OverviewTabProps = {
  overview: Overview
  orders: ArtistOrder[]
  hrefs: { orders: string; qrCodes: string }
}

function tilesOf({ totalSales, orders, products, pendingApprovals, scans }: Overview) {
  return [
    { label: 'Total Sales', value: formatMoney(totalSales), note: 'without shipping' },
    { label: 'Orders', value: count.format(orders), note: 'paid' },
    {
      label: 'Products',
      value: count.format(products),
      note: pendingApprovals > 0 ? `${pendingApprovals} to approve` : 'on sale',
    },
    { label: 'QR Scans', value: count.format(scans), note: 'all codes' },
  ]
}

export function OverviewTab({ overview, orders, hrefs }: OverviewTabProps) {
  return (
    <div className="grid gap-8">
      <StatTiles tiles={tilesOf(overview)} />
      <nav aria-label="Quick actions" className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href={hrefs.qrCodes}>QR Code</Link>
        </Button>
        <Button asChild>
          <Link href={hrefs.orders}>Orders</Link>
        </Button>
      </nav>
      <section aria-labelledby="recent" className="grid gap-3">
        <h2 id="recent" className="display-card">
          Recent Orders
        </h2>
        {orders.length > 0 ? <RecentOrders orders={orders} /> : <NoOrders qrHref={hrefs.qrCodes} />}
      </section>
    </div>
  )
}
