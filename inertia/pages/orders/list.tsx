import { Link } from '@adonisjs/inertia/react'
import { NextPage } from '~/components/browse/next_page'
import { OrderTickets } from '~/components/orders/order_tickets'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import type { Order } from '~/lib/shapes'
import type { InertiaProps } from '~/types'

type OrdersProps = InertiaProps<{ orders: Order[]; nextUrl: string | null }>

/** Everything one has bought, the newest first. */
export default function Orders({ orders, nextUrl }: OrdersProps) {
  return (
    <>
      <PageHead title="Your orders" noindex />
      <div className="wrap grid gap-6 pt-8 pb-16 lg:gap-8 lg:pt-14">
        <h1 className="display-page">Your orders</h1>
        {orders.length > 0 ? (
          <div>
            <OrderTickets orders={orders} />
            <NextPage url={nextUrl} label="Older orders" />
          </div>
        ) : (
          <EmptyState
            title="No orders yet"
            text="What you buy at the next gig shows up here."
            action={
              <Button asChild variant="ink">
                <Link href="/browse">Browse Products</Link>
              </Button>
            }
          />
        )}
      </div>
    </>
  )
}
