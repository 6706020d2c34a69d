import { Link } from '@adonisjs/inertia/react'
import { NextPage } from '~/components/browse/next_page'
import { AllOrders } from '~/components/fulfilment/all_orders'
import { ProviderFrame } from '~/components/fulfilment/provider_frame'
import type { ArtistOrder } from '~/components/fulfilment/shapes'
import { useIsAdmin } from '~/components/fulfilment/use_provider'
import { NoOrders } from '~/components/studio/orders/no_orders'
import { OrdersTable } from '~/components/studio/orders/orders_table'
import { EmptyState } from '~/components/ui/empty_state'
import { TableSkeleton } from '~/components/ui/skeleton'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import type { InertiaProps } from '~/types'

type OrdersProps = InertiaProps<{ orders: ArtistOrder[]; nextUrl: string | null }>

function List({ orders, isAdmin }: { orders: ArtistOrder[]; isAdmin: boolean }) {
  const isSlow = useSlowVisit()
  if (isSlow) return <TableSkeleton rows={8} />
  if (orders.length > 0)
    return isAdmin ? <AllOrders orders={orders} /> : <OrdersTable orders={orders} />
  return isAdmin ? (
    <EmptyState level="h3" title="No orders yet" text="What fans order will appear here." />
  ) : (
    <NoOrders qrHref="/dashboard?tab=qr-codes" />
  )
}

export default function OrdersPage({ orders, nextUrl }: OrdersProps) {
  const isAdmin = useIsAdmin()
  return (
    <ProviderFrame tab="orders">
      <section aria-labelledby="orders" className="grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="orders" className="display-card">
            Orders
          </h2>
          <Link href={isAdmin ? '/admin/orders' : '/dashboard?tab=orders'} className="link">
            {isAdmin ? 'Search all orders' : 'Search your orders'}
          </Link>
        </div>
        <List orders={orders} isAdmin={isAdmin} />
      </section>
      <NextPage url={nextUrl} label="Older orders" />
    </ProviderFrame>
  )
}
