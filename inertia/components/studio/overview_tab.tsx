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
    <div className="grid gap-5 sm:gap-7">
      <StatTiles tiles={tilesOf(overview)} />
      <section aria-labelledby="recent" className="grid gap-3">
        <div className="grid gap-6 sm:flex sm:flex-row-reverse sm:items-end sm:justify-between">
          <QuickActions hrefs={hrefs} />
          <h2 id="recent" className="display-card">
            Recent Orders
          </h2>
        </div>
        {orders.length > 0 ? <RecentOrders orders={orders} /> : <NoOrders qrHref={hrefs.qrCodes} />}
      </section>
    </div>
  )
}
