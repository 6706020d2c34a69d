import { Link } from '@adonisjs/inertia/react'
import { NextPage } from '~/components/browse/next_page'
import { NoOrders } from '~/components/studio/orders/no_orders'
import { OrderFilters } from '~/components/studio/orders/order_filters'
import { OrdersTable } from '~/components/studio/orders/orders_table'
import type { ArtistOrder, ComingGig, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { TableSkeleton } from '~/components/ui/skeleton'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import type { InertiaProps } from '~/types'

type OrdersProps = InertiaProps<
  Frame & {
    filters: OrderFilters
    gigs: ComingGig[]
    orders: ArtistOrder[]
    nextUrl: string | null
  }
>

function NothingFound({ href }: { href: string }) {
  return (
    <EmptyState
      level="h3"
      title="No matching orders"
      text="Nothing you’ve sold matches this search, status and gig."
      action={
        <Button asChild variant="ink">
          <Link href={href}>Show all orders</Link>
        </Button>
      }
    />
  )
}

function List({ orders, isFiltered }: { orders: ArtistOrder[]; isFiltered: boolean }) {
  const hrefOf = useDashboardAddress()
  const isSlow = useSlowVisit()
  if (isSlow) return <TableSkeleton rows={8} />
  if (orders.length > 0) return <OrdersTable orders={orders} />
  return isFiltered ? (
    <NothingFound href={hrefOf('orders')} />
  ) : (
    <NoOrders qrHref={hrefOf('qr-codes')} />
  )
}

export default function OrdersPage({ artist, filters, gigs, orders, nextUrl }: OrdersProps) {
  const isFiltered = filters.search !== '' || filters.status !== '' || filters.gig !== ''
  return (
    <StudioFrame>
      <section aria-labelledby="orders" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="orders" className="display-card">
            Orders
          </h2>
          <p className="text-sm text-ink-soft">
            Your share is {artist.profitSharePercentage}% of the profit on each sale.
          </p>
        </div>
        {(orders.length > 0 || isFiltered) && <OrderFilters filters={filters} gigs={gigs} />}
        <List orders={orders} isFiltered={isFiltered} />
      </section>
      <NextPage url={nextUrl} label="Older orders" />
    </StudioFrame>
  )
}
