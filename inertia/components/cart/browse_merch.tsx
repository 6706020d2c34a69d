import { Link } from '@adonisjs/inertia/react'
import { Button } from '~/components/ui/button'

/** Where a cart that leads no further leads to. */
export function BrowseMerch({ onLeave }: { onLeave?: () => void }) {
  return (
    <Button asChild variant="ink">
      <Link href="/browse" onClick={onLeave}>
        Browse All Merch
      </Link>
    </Button>
  )
}
