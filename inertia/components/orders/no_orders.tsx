import { Link } from '@adonisjs/inertia/react'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'

/** No order by the account, and none as a guest with its confirmed email. */
export function NoOrders({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      text="What you buy at the next gig will appear here."
      action={
        <>
          <Button asChild variant="ink">
            <Link href="/browse">Browse Products</Link>
          </Button>
          <p>
            Bought as a guest? Orders with your email are listed here once you’ve confirmed it.{' '}
            <Link href="/orders/find" className="link inline-flex min-h-11 items-center">
              Find your order
            </Link>
          </p>
        </>
      }
    />
  )
}
