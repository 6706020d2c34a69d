import { Link } from '@adonisjs/inertia/react'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'

/** Nothing bought by the account itself; what was bought before there was one is found by its number. */
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
            Bought as a guest? Those orders aren’t listed here.{' '}
            <Link href="/orders/find" className="link inline-flex min-h-11 items-center">
              Find your order
            </Link>
          </p>
        </>
      }
    />
  )
}
