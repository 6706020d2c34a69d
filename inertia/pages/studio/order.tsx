import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { ArtistTimeline } from '~/components/studio/orders/artist_timeline'
import { SaleSheet } from '~/components/studio/orders/sale_sheet'
import type { ArtistOrderPage, StudioFrame as Frame } from '~/components/studio/shapes'
import { StudioFrame } from '~/components/studio/studio_frame'
import { formatDate } from '~/lib/dates'
import { listAddress } from '~/lib/order_address'
import type { InertiaProps } from '~/types'

export default function OrderPage({ order }: InertiaProps<Frame & { order: ArtistOrderPage }>) {
  const { url } = usePage()
  return (
    <StudioFrame>
      <article
        aria-labelledby="order"
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]"
      >
        <div className="grid content-start gap-8">
          <header className="grid gap-2">
            <Link href={listAddress(url)} className="link w-fit">
              <ArrowLeft aria-hidden className="size-5" />
              Orders
            </Link>
            <h2 id="order" className="display-card">
              Order <span className="inline-block">{order.orderNumber}</span>
            </h2>
            <p className="text-ink-soft">Placed {formatDate(order.createdAt)}</p>
            {order.isSelfPurchase && (
              <p className="max-w-[52ch] text-ink-soft">
                You bought this yourself, so it doesn’t count in rankings, and we pay it out 30 days
                later than other orders.
              </p>
            )}
          </header>
          <section aria-labelledby="where">
            <h3 id="where" className="display-card mb-4">
              Order progress
            </h3>
            <ArtistTimeline order={order} />
          </section>
        </div>
        <SaleSheet order={order} />
      </article>
    </StudioFrame>
  )
}
