import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import crowdBand from '~/artwork/crowd_band.svg?url'
import { type FavoriteArtist, FavoriteArtists } from '~/components/fans/favorite_artists'
import { PageHead } from '~/components/page_head'
import { ProductGrid } from '~/components/product_grid'
import { NoOrders } from '~/components/orders/no_orders'
import { OrderTickets } from '~/components/orders/order_tickets'
import { ScanArtistButton } from '~/components/scan_button'
import { SectionHead } from '~/components/section_head'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import type { FavoriteIds, Order, Product } from '~/lib/shapes'

type FanHomeProps = {
  featured: Product[]
  orders: Order[]
  hasMoreOrders: boolean
  favorites: FavoriteArtist[]
  favoriteIds: FavoriteIds | null
}

function Welcome({ name }: { name: string }) {
  return (
    <section className="ground-stage relative isolate overflow-hidden border-b-[1.5px] border-[#15120f]">
      <img
        src={crowdBand}
        alt=""
        width={1440}
        height={420}
        loading="lazy"
        className="absolute inset-0 -z-10 hidden size-full object-cover object-[62%_20%] md:block"
      />
      <div className="wrap grid content-end gap-6 py-8 md:min-h-88 lg:gap-8 lg:py-10">
        <h1 className="display text-[clamp(3.5rem,13vw,8rem)] leading-[0.92] wrap-anywhere md:max-w-[58%] md:text-[clamp(4rem,9.5vw,8rem)]">
          Welcome,
          <br />
          <UserText>{name}</UserText>
        </h1>
        <div className="flex flex-wrap gap-3 md:max-w-[58%]">
          <ScanArtistButton className="[--paper:#f6f1e7]" />
          <Button asChild className="bg-stage">
            <Link href="/artists">Discover Artists</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}

export default function FanHome({ featured, orders, hasMoreOrders, favorites }: FanHomeProps) {
  const { user } = usePage().props
  return (
    <>
      <PageHead title="Home" noindex />
      <Welcome name={user?.firstName || 'Music Lover'} />
      <div className="wrap grid gap-12 py-10 lg:gap-16 lg:py-14">
        <section>
          <SectionHead
            title="Recent Orders"
            href={hasMoreOrders ? '/orders' : undefined}
            linkLabel="View All Orders"
          />
          {orders.length > 0 ? (
            <OrderTickets orders={orders} />
          ) : (
            <NoOrders title="No Orders Yet" />
          )}
        </section>
        {user && <FavoriteArtists artists={favorites} userId={user.id} />}
        <section>
          <SectionHead title="Featured Products" href="/browse" linkLabel="Browse All Merch" />
          {featured.length > 0 ? (
            <ProductGrid products={featured} />
          ) : (
            <EmptyState
              level="h3"
              title="No Featured Products"
              text="The next drop is on its way. Meanwhile, meet the artists."
            />
          )}
        </section>
      </div>
    </>
  )
}
