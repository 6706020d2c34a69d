import { NextPage } from '~/components/browse/next_page'
import { OrdersTable } from '~/components/studio/orders_table'
import type { ArtistOrder, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import type { InertiaProps } from '~/types'

type OrdersProps = InertiaProps<Frame & { orders: ArtistOrder[]; nextUrl: string | null }>

export default function OrdersPage({ artist, orders, nextUrl }: OrdersProps) {
  return (
    <StudioFrame>
      <OrdersTable orders={orders} share={artist.profitSharePercentage} />
      <NextPage url={nextUrl} label="Older orders" />
    </StudioFrame>
  )
}
