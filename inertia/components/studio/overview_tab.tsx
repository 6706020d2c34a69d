import { NoOrders } from '~/components/studio/no_orders'
import { QuickActions } from '~/components/studio/quick_actions'
import { RecentOrders } from '~/components/studio/recent_orders'
import type { ArtistOrder, Overview } from '~/components/studio/shapes'
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
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-12">
        <section
          aria-labelledby="recent"
          className="order-last grid content-start gap-3 lg:order-first"
        >
          <h2 id="recent" className="display-card">
            Recent Orders
          </h2>
          {orders.length > 0 ? (
            <RecentOrders orders={orders} />
          ) : (
            <NoOrders qrHref={hrefs.qrCodes} />
          )}
        </section>
        <QuickActions hrefs={hrefs} />
      </div>
    </div>
  )
}
