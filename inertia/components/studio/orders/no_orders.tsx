import { EmptyState } from '~/components/ui/empty_state'
import { Button } from '~/components/ui/button'
import { Link } from '@adonisjs/inertia/react'

export function NoOrders({ qrHref }: { qrHref: string }) {
  return (
    <EmptyState
      level="h3"
      title="No orders yet"
      text="Put your QR code on the stall, the amp or the set list. Sales appear here as they come in."
      action={
        <Button asChild variant="ink">
          <Link href={qrHref}>QR Code</Link>
        </Button>
      }
    />
  )
}
