import { NextPage } from '~/components/browse/next_page'
import { NoOrders } from '~/components/orders/no_orders'
import { OrderTickets } from '~/components/orders/order_tickets'
import { PageHead } from '~/components/page_head'
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
          <NoOrders title="No orders yet" />
        )}
      </div>
    </>
  )
}
