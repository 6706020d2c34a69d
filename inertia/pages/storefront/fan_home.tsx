import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { PageHead } from '~/components/page_head'
import { ProductGrid } from '~/components/product_grid'
import { RecentOrders } from '~/components/recent_orders'
import { ScanButton } from '~/components/scan_button'
import { SectionHead } from '~/components/section_head'
import { Button, buttonClass } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import type { Order, Product } from '~/lib/shapes'

type FanHomeProps = { featured: Product[]; orders: Order[] }

function Orders({ orders }: { orders: Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No Orders Yet"
        text="What you buy at the next gig shows up here."
        action={
          <Button asChild variant="ink">
            <Link href="/browse">Browse Products</Link>
          </Button>
        }
      />
    )
  }
  return <RecentOrders orders={orders} />
}

export default function FanHome({ featured, orders }: FanHomeProps) {
  const { user } = usePage().props
  return (
    <>
      <PageHead title="Home" noindex />
      <section className="ground-stage border-b-[1.5px] border-[#15120f]">
        <div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-10 pb-8 lg:pt-16 lg:pb-10">
          <h1 className="display text-[clamp(3.5rem,13vw,8rem)] leading-[0.92] wrap-anywhere">
            Welcome,
            <br />
            {user?.firstName || 'Music Lover'}
          </h1>
          <div className="flex flex-wrap gap-3">
            <ScanButton className={buttonClass({ variant: 'ink', className: '[--paper:#f6f1e7]' })}>
              Scan Artist QR Code
            </ScanButton>
            <Button asChild>
              <Link href="/artists">Discover Artists</Link>
            </Button>
          </div>
        </div>
      </section>
      <div className="wrap grid gap-12 py-10 lg:gap-16 lg:py-14">
        <section>
          <SectionHead title="Recent Orders" />
          <Orders orders={orders} />
        </section>
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
